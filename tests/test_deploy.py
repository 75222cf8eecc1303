"""What deploy/ says fits the rest: no container engine is needed to see that, and none is used."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import typer
import yaml

from archipel.cli.app import app
from archipel.server.base.service_links import is_service_link
from archipel.server.base.settings import DEFAULTS, OTHERS, PREFIX, Settings, defaults, read_settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "deploy.md"
IMAGE = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
PROXY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
COMMANDS = typer.main.get_group(app).commands
PROBES = ("readinessProbe", "livenessProbe", "startupProbe")


def objects() -> dict[tuple[str, str], dict[str, Any]]:
    """Those of Kubernetes by kind and name."""
    files = sorted((DEPLOY / "kubernetes").glob("*.yml"))
    every = [one for file in files for one in yaml.safe_load_all(file.read_text(encoding="utf-8"))]
    return {(one["kind"], one["metadata"]["name"]): one for one in every}


def pod(name: str) -> dict[str, Any]:
    spec: dict[str, Any] = objects()["Deployment", name]["spec"]["template"]["spec"]
    return spec


def instructions(word: str) -> list[str]:
    return re.findall(rf"(?m)^{word} +(.+)$", IMAGE)


def settings_of_the_image() -> dict[str, str]:
    return dict(re.findall(rf"({PREFIX}\w+)=(\S+)", instructions("ENV")[0]))


def settings_of_a_service(name: str) -> Settings:
    """As the server itself reads them, with whatever stands for what the operator says."""
    said = {key: re.sub(r"\$\{.*?\}", "play.example.org", value) for key, value in environment(name).items()}
    return read_settings(settings_of_the_image() | said)


def environment(name: str) -> dict[str, str]:
    found: dict[str, str] = COMPOSE["services"][name]["environment"]
    return found


def settings_of_a_pod(name: str) -> Settings:
    said = {one["name"]: one.get("value", "postgresql://db/archipel") for one in pod(name)["containers"][0]["env"]}
    return read_settings(settings_of_the_image() | said)


def nodes() -> list[str]:
    return [name for name, service in COMPOSE["services"].items() if service.get("command") == ["serve"]]


def test_every_setting_that_is_named_exists() -> None:
    texts = [file.read_text(encoding="utf-8") for file in [*DEPLOY.rglob("*"), PAGE] if file.is_file()]
    said = [found for text in texts for found in re.findall(rf"({PREFIX}[A-Z0-9_]+)(?:=([^\s`]+))?", text)]
    named = {name for name, value in said if not is_service_link(name, value)}
    assert named - OTHERS - {PREFIX + name.upper() for name in defaults()} == set()
    assert len(named) > 6


def test_every_command_exists() -> None:
    said = [
        json.loads(instructions("CMD")[-1]),
        *(one["command"] for one in COMPOSE["services"].values() if "command" in one),
    ]
    said += [pod(name)["containers"][0]["args"] for kind, name in objects() if kind == "Deployment"]
    assert json.loads(instructions("ENTRYPOINT")[0]) == ["archipel"]
    assert {words[0] for words in said} == {"serve", "think"} <= set(COMMANDS)


def test_an_image_is_made_of_what_is_there_and_not_left_out() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    taken = [name for line in instructions("COPY") if "--from" not in line for name in line.split()[:-1]]
    assert sorted(f"!{name}" for name in taken) == sorted(line for line in ignored if line.startswith("!"))
    assert [name for name in taken if not (ROOT / name).exists()] == []
    locks = re.findall(r"for lock in ([\w ]+);", IMAGE)[0].split() + re.findall(r"-r locks/(\w+)\.txt", IMAGE)
    assert [name for name in locks if not (ROOT / "locks" / f"{name}.txt").exists()] == []
    assert len(locks) == 4


def test_nobody_in_it_is_root_and_nothing_in_it_is_secret() -> None:
    user = instructions("USER")[-1].split(":")[0]
    assert int(user) > 1000
    assert f"--uid {user} " in IMAGE
    for name in ("archipel", "archipel-worker"):
        context = pod(name)["securityContext"]
        assert (context["runAsNonRoot"], context["runAsUser"]) == (True, int(user))
        assert settings_of_the_image()["ARCHIPEL_DATA"] in [
            mount["mountPath"] for mount in pod(name)["containers"][0]["volumeMounts"]
        ]
    said = {name: value for one in COMPOSE["services"].values() for name, value in one.get("environment", {}).items()}
    secret = {name: value for name, value in said.items() if re.search("PASSWORD|TOKEN|SECRET", name)}
    assert secret
    assert {name: value for name, value in secret.items() if not value.startswith("${")} == {}
    assert re.findall("(?i)password|token|secret", IMAGE) == []


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A port at which every call is answered by that."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/health" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1)])
def test_an_image_knows_whether_it_is_well(status: int, code: int) -> None:
    command = json.loads(instructions("HEALTHCHECK")[0].partition("CMD ")[2])
    assert (command[0], f":{DEFAULTS.port}/health" in command[-1]) == ("python", True)
    with answering(status) as port:
        asked = command[-1].replace(f":{DEFAULTS.port}/", f":{port}/")
        done = subprocess.run([sys.executable, *command[1:-1], asked], capture_output=True)
    assert done.returncode == code


def test_nodes_of_the_compose_file_are_whom_the_proxy_asks() -> None:
    assert len(nodes()) == 2
    upstreams = re.findall(r"reverse_proxy (.+) \{", PROXY)[0].split()
    assert upstreams == [f"{name}:{DEFAULTS.port}" for name in nodes()]
    assert instructions("EXPOSE") == [str(DEFAULTS.port)]
    proxy = COMPOSE["services"]["proxy"]
    files = [volume.split(":")[0] for service in COMPOSE["services"].values() for volume in service.get("volumes", [])]
    assert [name for name in files if name.startswith(".") and not (DEPLOY / name).is_file()] == []
    assert {name for name in files if not name.startswith(".")} == set(COMPOSE["volumes"])
    asked = set(re.findall(r"\{\$(\w+)\}", PROXY))
    assert asked == set(proxy["environment"])


def test_nodes_of_the_compose_file_believe_the_proxy_alone() -> None:
    address = COMPOSE["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    network = COMPOSE["networks"]["inside"]["ipam"]["config"][0]
    assert ip_address(address) in ip_network(network["subnet"])
    assert ip_address(address) not in ip_network(network["ip_range"]), "or another might be given it first"
    for name in nodes():
        settings = settings_of_a_service(name)
        assert (settings.proxies, settings.hosts, settings.host) == (address, "play.example.org", "0.0.0.0")
        assert settings.browser is False


def test_the_compose_file_names_a_file_and_services_that_exist() -> None:
    for service in COMPOSE["services"].values():
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context.resolve(), (context / service["build"]["dockerfile"]).is_file()) == (ROOT, True)
        assert set(service.get("depends_on", {})) <= set(COMPOSE["services"])
        assert set(service["networks"]) == set(COMPOSE["networks"])


def test_bots_of_several_nodes_are_left_to_workers() -> None:
    alone = [settings_of_a_service(name) for name in nodes()] + [settings_of_a_pod("archipel")]
    assert {settings.bots_here for settings in alone} == {False}
    workers = [settings_of_a_service("worker"), settings_of_a_pod("archipel-worker")]
    assert {bool(settings.database) for settings in [*alone, *workers]} == {True}


def test_objects_of_kubernetes_name_each_other_right() -> None:
    known = objects()
    service, ingress = known["Service", "archipel"]["spec"], known["Ingress", "archipel"]["spec"]
    labels = known["Deployment", "archipel"]["spec"]["template"]["metadata"]["labels"]
    assert service["selector"] == known["PodDisruptionBudget", "archipel"]["spec"]["selector"]["matchLabels"] == labels
    for kind, name in known:
        if kind == "Deployment":
            spec = known[kind, name]["spec"]
            assert spec["selector"]["matchLabels"] == spec["template"]["metadata"]["labels"]
            secret = pod(name)["containers"][0]["env"][0]["valueFrom"]["secretKeyRef"]
            assert secret["key"] in known["Secret", secret["name"]]["stringData"]
            mounted = {mount["name"] for mount in pod(name)["containers"][0]["volumeMounts"]}
            assert mounted == {volume["name"] for volume in pod(name)["volumes"]}
    ports = {port["name"]: port["containerPort"] for port in pod("archipel")["containers"][0]["ports"]}
    assert ports == {service["ports"][0]["targetPort"]: DEFAULTS.port}
    for rule in ingress["rules"]:
        backend = rule["http"]["paths"][0]["backend"]["service"]
        assert (backend["name"], backend["port"]["name"]) == ("archipel", service["ports"][0]["name"])
        assert rule["host"] == settings_of_a_pod("archipel").hosts


def test_a_node_of_kubernetes_comes_and_goes_in_good_order() -> None:
    spec, node = objects()["Deployment", "archipel"]["spec"], pod("archipel")["containers"][0]
    assert spec["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    assert node["readinessProbe"]["httpGet"]["path"] == "/health"
    assert {node[probe]["httpGet"]["port"] for probe in PROBES} == {node["ports"][0]["name"]}
    assert (ROOT / "client" / "public" / node["livenessProbe"]["httpGet"]["path"][1:]).is_file()
    pause = int(node["lifecycle"]["preStop"]["exec"]["command"][1])
    assert pod("archipel")["terminationGracePeriodSeconds"] > pause + DEFAULTS.grace_seconds


def test_files_that_the_page_names_are_there() -> None:
    named = re.findall(r"deploy/[\w./]+\w", PAGE.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert len(named) > 2
