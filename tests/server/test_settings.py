"""Settings: the command line over the environment over a file over the defaults; a bad one is one sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from archipel.server.base.settings import BadSetting, Settings, as_toml, defaults, descriptions, read_settings
from archipel.server.web.services import Services
from archipel.words import LANGUAGES, words

OPERATE = Path(__file__).parents[2] / "docs" / "operate.md"


def test_the_nearer_word_wins(tmp_path: Path) -> None:
    file = tmp_path / "archipel.toml"
    file.write_text('port = 1001\nhost = "::1"\ncalls_a_second = 5\nlog_format = "json"\n')
    environ = {"ARCHIPEL_PORT": "1002", "ARCHIPEL_HOST": "0.0.0.0", "ARCHIPEL_PURE": "1", "HOME": "x"}
    assert read_settings({}) == Settings()
    assert read_settings({}, file) == Settings(port=1001, host="::1", calls_a_second=5.0, log_format="json")
    assert read_settings({"ARCHIPEL_CONFIG": str(file)}).port == 1001
    assert read_settings(environ, file).port == 1002
    nearest = read_settings(environ, file, port=1003, data=None)
    assert (nearest.port, nearest.host, nearest.calls_a_second, nearest.data) == (1003, "0.0.0.0", 5.0, ".data")
    assert read_settings({"ARCHIPEL_BROWSER": "false"}).browser is False


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("ARCHIPEL_PROT", "8000", "there is no setting ARCHIPEL_PROT"),
        ("ARCHIPEL_PORT", "http", "ARCHIPEL_PORT cannot be that; it wants a whole number from 1 to 65535"),
        ("ARCHIPEL_PORT", "70000", "ARCHIPEL_PORT cannot be that; it wants a whole number from 1 to 65535"),
        ("ARCHIPEL_LANG", "de", 'ARCHIPEL_LANG cannot be that; it wants one of "", "en", "fr"'),
        ("ARCHIPEL_CALLS_A_SECOND", "nan", "ARCHIPEL_CALLS_A_SECOND cannot be that; it wants a number above 0, up to"),
        ("ARCHIPEL_BROWSER", "perhaps", "ARCHIPEL_BROWSER cannot be that; it wants true or false"),
        ("ARCHIPEL_DATA", "", "ARCHIPEL_DATA cannot be that; it wants some text"),
    ],
)
def test_a_bad_setting_is_named_without_its_value(name: str, value: str, why: str) -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings({name: value})
    for lang, place in (("en", "the environment: "), ("fr", "l’environnement : ")):
        said = words(lang).say(bad.value.why)
        assert said.startswith(place)
        assert name in said
        assert len(said.splitlines()) == 1
        assert len(value) < 5 or value not in said
    assert why in words("en").say(bad.value.why)


INJECTED = {
    "ARCHIPEL_SERVICE_HOST": "10.0.0.1",
    "ARCHIPEL_SERVICE_PORT": "8000",
    "ARCHIPEL_SERVICE_PORT_HTTP": "8000",
    "ARCHIPEL_PORT": "tcp://10.0.0.1:8000",
    "ARCHIPEL_PORT_8000_TCP": "tcp://10.0.0.1:8000",
    "ARCHIPEL_PORT_8000_TCP_PROTO": "tcp",
    "ARCHIPEL_PORT_8000_TCP_PORT": "8000",
    "ARCHIPEL_PORT_8000_TCP_ADDR": "10.0.0.1",
}


def test_what_kubernetes_adds_for_a_service_is_nobodys_setting(tmp_path: Path) -> None:
    assert read_settings(INJECTED) == Settings()
    assert read_settings({**INJECTED, "ARCHIPEL_HOST": "0.0.0.0"}).host == "0.0.0.0"
    assert read_settings(INJECTED, port=1003).port == 1003
    file = tmp_path / "archipel.toml"
    file.write_text("port = 1001\n")
    assert read_settings(INJECTED, file).port == 1001


def test_so_it_does_for_other_services_ports_and_addresses() -> None:
    named = {name.replace("ARCHIPEL_", "ARCHIPEL_DB_1_"): value for name, value in INJECTED.items()}
    assert read_settings(named | {"ARCHIPEL_SERVICE_PORT_METRICS_2": "9100"}) == Settings()
    sixth = {name: value.replace("10.0.0.1:", "[fd00::1]:") for name, value in INJECTED.items()}
    assert read_settings(sixth | {"ARCHIPEL_SERVICE_HOST": "fd00::1", "ARCHIPEL_PORT": "udp://[::1]:53"}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ARCHIPEL_PORT", "tcp"),
        ("ARCHIPEL_PORT", "tcp://"),
        ("ARCHIPEL_PORT", "tcp://10.0.0.1"),
        ("ARCHIPEL_PORT", "tcp://play.example.org:8000"),
        ("ARCHIPEL_PORT", "tcp://10.0.0.256:8000"),
        ("ARCHIPEL_PORT", "tcp://10.0.0.1:70000"),
        ("ARCHIPEL_PORT", "http://10.0.0.1:8000"),
        ("ARCHIPEL_PORT", "tcp://10.0.0.1:8000/"),
        ("ARCHIPEL_PROT", "tcp://10.0.0.1:8000"),
        ("ARCHIPEL_PORTS", "tcp://10.0.0.1:8000"),
        ("ARCHIPEL_HOST_PORT", "8000"),
        ("ARCHIPEL_SERVICE_X", "8000"),
        ("ARCHIPEL_SERVICE", "10.0.0.1"),
        ("ARCHIPEL_SERVICE_HOST", "play.example.org"),
        ("ARCHIPEL_SERVICE_PORT", "http"),
        ("ARCHIPEL_SERVICE_PORT", "0"),
        ("ARCHIPEL_SERVICE_PORT_", "8000"),
        ("ARCHIPEL_PORT_8000", "tcp://10.0.0.1:8000"),
        ("ARCHIPEL_PORT_8000_TCP", "8000"),
        ("ARCHIPEL_PORT_8000_TCP", "tcp://10.0.0.1:8001"),
        ("ARCHIPEL_PORT_8000_UDP", "tcp://10.0.0.1:8000"),
        ("ARCHIPEL_PORT_8000_TCP_ADDR", "8000"),
        ("ARCHIPEL_PORT_8000_TCP_PROTO", "http"),
        ("ARCHIPEL_PORT_8000_TCP_NAME", "http"),
    ],
)
def test_what_only_looks_like_it_is_still_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings({**INJECTED, name: value})
    assert name in words("en").say(bad.value.why)


@pytest.mark.parametrize("text", ["port = ", "[server]\nport = 1", 'port = "80"', "prot = 80", "port = true", "\xff"])
def test_a_bad_file_is_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "archipel.toml"
    file.write_text(text, encoding="latin-1")
    for path in (file, tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(BadSetting) as bad:
            read_settings({}, path)
        for lang in LANGUAGES:
            said = words(lang).say(bad.value.why)
            assert str(path) in said
            assert len(said.splitlines()) == 1


def test_the_line_that_is_not_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "archipel.toml"
    for source, line in (("port = 1\nport = \n", 2), ("port = 1\nhost = [\n", 2), ('lang = "en', 1)):
        file.write_text(source)
        with pytest.raises(BadSetting) as bad:
            read_settings({}, file)
        assert words("fr").say(bad.value.why).endswith(f"la ligne {line} n’a pas de sens.")


def test_every_setting_is_told_with_its_default() -> None:
    assert tomllib.loads(as_toml()) == defaults()
    told = descriptions()
    assert set(told) == set(defaults())
    assert all(told.values())
    page = OPERATE.read_text(encoding="utf-8")
    for name, default in defaults().items():
        shown = str(default).lower() if isinstance(default, bool) else str(default) or "empty"
        assert f"| `{name}` | {shown} | {told[name]} |" in page


async def test_limits_are_settings(tmp_path: Path) -> None:
    settings = Settings(tables_at_once=2, calls_a_second=7.0, pages_of_a_person=3, bot_processes=4, tables_in_memory=9)
    services = Services(tmp_path / "data", tmp_path, settings)
    assert [services.new_tables.take("here") for _ in range(3)] == [True, True, False]
    assert (services.reads.rate, services.people.most, len(services.bot_turns.thinkers), services.lobby.kept) == (
        7.0,
        3,
        4,
        9,
    )
    await services.close()
