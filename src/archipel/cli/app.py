"""The commands and their arguments."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from archipel import __version__
from archipel.cli.arguments import (
    AsJson,
    EyesOption,
    Game,
    InWords,
    Lang,
    ModeOption,
    Options,
    Own,
    PlainLines,
    PlyOption,
)
from archipel.cli.bot_ladders import ladder
from archipel.cli.bot_matches import arena, puzzles, selfplay
from archipel.cli.errors import exit_code
from archipel.cli.language import language

app = typer.Typer(
    name="archipel",
    help="Island games at this terminal, in the browser, and between bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def main() -> None:
    sys.exit(exit_code(lambda: app(complete(sys.argv[1:]), standalone_mode=False)))


def complete(words: list[str]) -> list[str]:
    """`--peers` may stand without a folder: then it is followed by an empty one."""
    completed: list[str] = []
    for word, following in zip(words, [*words[1:], "--"], strict=True):
        completed += [word, ""] if word == "--peers" and following.startswith("-") else [word]
    return completed


@app.callback(invoke_without_command=True)
def version(
    version: Annotated[bool, typer.Option("--version", help="Print the version.", is_eager=True)] = False,
) -> None:
    if version:
        print(f"archipel {__version__}")
        raise typer.Exit


@app.command()
def play(
    game: Game,
    mode: ModeOption = "",
    seats: Annotated[int, typer.Option(min=0, help="How many play; without --bots all of them are people.")] = 0,
    bots: Annotated[
        str, typer.Option(help="Levels of the seats after the first, by comma; `person` keeps one; one level: all.")
    ] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    lang: Lang = "",
    option: Options = None,
    content: Own = None,
    record: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
    plain: PlainLines = False,
    words: InWords = False,
) -> int:
    """Play a game at this terminal."""
    from archipel.cli.commands.content import content_option
    from archipel.cli.commands.play import play
    from archipel.cli.terminal import manner

    spoken = language(lang)
    options = [*(option or []), *content_option(game, content, spoken)]
    return play(game, mode, seats, bots, seed, spoken, options, record, manner(plain=plain, words=words))


@app.command()
def learn(game: Game, lang: Lang = "", plain: PlainLines = False, words: InWords = False) -> int:
    """Learn a game by playing it, step by step."""
    from archipel.cli.commands.learn import learn
    from archipel.cli.terminal import manner

    return learn(game, language(lang), manner(plain=plain, words=words))


@app.command()
def content(
    game: Game,
    check: Annotated[Path | None, typer.Option(help="List every fault of this file with its line.")] = None,
    lang: Lang = "",
) -> int:
    """Print the components of a game, or check a file of your own."""
    from archipel.cli.commands.content import check_content, show_content

    if check is not None:
        return check_content(game, check, language(lang))
    show_content(game)
    return 0


@app.command()
def games(lang: Lang = "") -> None:
    """List the games with their modes, seats and options."""
    from archipel.cli.commands.games import show_games

    show_games(language(lang))


@app.command()
def features(
    game: Game,
    choices: Annotated[bool, typer.Option("--choices", help="Every choice with its number instead.")] = False,
    json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Tell what learners are given of a game: the planes of an observation, its numbered choices."""
    from archipel.cli.commands.features import show_features

    show_features(game, language(lang), choices=choices, json=json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    lang: Lang = "",
    step: Annotated[bool, typer.Option("--step", help="Look at the table ply by ply, to and fro.")] = False,
    ply: PlyOption = None,
    seat: EyesOption = 0,
    content: Own = None,
    plain: PlainLines = False,
    words: InWords = False,
) -> None:
    """Tell a recorded game and its score, or look at it ply by ply."""
    from archipel.cli.commands.replay import replay_file
    from archipel.cli.terminal import manner

    how = manner(plain=plain, words=words)
    replay_file(file, language(lang), step=step, ply=ply, seat=seat, content=content, manner=how)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record.")],
    deep: Annotated[bool, typer.Option("--deep", help="Look for minutes, on all cores, not for seconds.")] = False,
    json: Annotated[Path | None, typer.Option(metavar="OUT", help="Write what was found to this file, too.")] = None,
    picture: Annotated[Path | None, typer.Option(metavar="OUT.svg", help="Draw the game to share it, too.")] = None,
    seat: Annotated[int, typer.Option("--seat", min=0, help="The choices of this seat; 0: of all.")] = 0,
    workers: Annotated[int, typer.Option("--workers", min=0, help="Processes of a deep look; 0: one a core.")] = 0,
    content: Own = None,
    lang: Lang = "",
) -> None:
    """Look back on a recorded game: chances, what choices cost, luck apart from skill."""
    from archipel.cli.commands.analyse import analyse_file

    depth: Literal["quick", "deep"] = "deep" if deep else "quick"
    spoken, count = language(lang), workers
    analyse_file(file, spoken, depth=depth, seat=seat, count=count, out=json, content=content, picture=picture)


@app.command()
def picture(
    file: Annotated[Path, typer.Argument(help="A record.")],
    lang: Lang = "",
    ply: PlyOption = None,
    seat: EyesOption = 0,
    content: Own = None,
    out: Annotated[Path | None, typer.Option(help="The file to write; else beside the record.")] = None,
) -> None:
    """Draw a position of a recorded game as an SVG file."""
    from archipel.cli.commands.picture import picture_file

    print(picture_file(file, language(lang), ply=ply, seat=seat, out=out, content=content))


app.command()(arena)
app.command()(selfplay)
app.command()(ladder)
app.command()(puzzles)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games; none: all of them.")] = None,
    seconds: Annotated[float, typer.Option(help="CPU seconds of random play for each mode.")] = 1.0,
    peers: Annotated[
        str | None, typer.Option(metavar="[FOLDER]", help="Other libraries beside ours, and those of a folder.")
    ] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the figures as well.")] = None,
    server: Annotated[bool, typer.Option("--server", help="How fast a table answers instead.")] = False,
    pages: Annotated[bool, typer.Option("--pages", help="How busy pages keep Chromium instead.")] = False,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Measure the speed of the rules, of the server, or of its pages."""
    from archipel.cli.commands.bench import bench, check_picture, show_bench

    spoken = language(lang)
    if picture:
        check_picture(picture, spoken, of_rules=not (server or pages))
    if server:
        from archipel.cli.commands.bench_server import bench_server

        bench_server(game or [], spoken, json=json)
        return
    if pages:
        from archipel.cli.commands.bench_pages import bench_pages

        bench_pages(game or [], spoken, json=json)
        return
    found = bench(game or [], seconds, peers, spoken)
    show_bench(found, spoken, json=json, picture=picture)


@app.command()
def load(
    game: Game,
    mode: ModeOption = "",
    seats: Annotated[int, typer.Option(min=0, help="People at each table; 0: as many as it takes.")] = 0,
    tables: Annotated[int, typer.Option(min=1, max=10_000, help="Tables, everybody connected by a socket.")] = 25,
    seconds: Annotated[float, typer.Option(help="How long moves are made, by the clock.")] = 10.0,
    moves: Annotated[int, typer.Option(min=0, help="Stop after so many; 0: when the time is over.")] = 0,
    rate: Annotated[float, typer.Option(help="Moves a second in all; 0: as soon as one is acknowledged.")] = 0.0,
    seed: Annotated[int, typer.Option(help="The same seed deals and chooses the same way.")] = 1,
    compression: Annotated[bool, typer.Option("--compression/--no-compression", help="Of what is sent.")] = True,
    address: Annotated[str, typer.Option(help="A server that runs; else one is started and stopped here.")] = "",
    pid: Annotated[int, typer.Option(min=0, help="Its process, if it is on this machine.")] = 0,
    nodes: Annotated[int, typer.Option(min=0, max=64, help="So many servers over one PostgreSQL, started here.")] = 0,
    database: Annotated[str, typer.Option(help="Theirs: postgresql://...; else one is begun here.")] = "",
    yes_this_server: Annotated[bool, typer.Option("--yes-this-server", help="Load another machine; be sure.")] = False,
    option: Options = None,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Load a server with tables full of people, and measure what it takes."""
    from archipel.cli.commands.load import choose_target, load, make_plan, show
    from archipel.cli.output import print_json

    spoken = language(lang)
    manner = {"tables": tables, "seconds": seconds, "moves": moves, "rate": rate, "seed": seed, "compress": compression}
    plan = make_plan(game, mode, seats, option or [], spoken, **manner)
    target = choose_target(address, pid, nodes, database, yes_this_server=yes_this_server)
    found = load(plan, target, spoken)
    print_json(found) if json else show(found, spoken)


@app.command()
def endure(
    nodes: Annotated[int, typer.Option(min=1, max=50, help="Servers that share the database.")] = 3,
    workers: Annotated[int, typer.Option(min=0, max=50, help="Where bots think; 0: on the servers.")] = 1,
    kills: Annotated[int, typer.Option(min=0, max=1_000_000, help="Faults, spread over the minutes.")] = 20,
    minutes: Annotated[float, typer.Option(help="How long, at least.")] = 1.0,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="Tables at which people play at once.")] = 12,
    game: Annotated[list[str] | None, typer.Option(help="A game; several times for several; none: all.")] = None,
    fault: Annotated[
        list[str] | None, typer.Option(help="node, drain, worker, connections or database; none: all.")
    ] = None,
    database: Annotated[str, typer.Option(help="postgresql://...; else one is begun, and killed too.")] = "",
    yes_this_server: Annotated[bool, typer.Option("--yes-this-server", help="On another machine; be sure.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed chooses the same faults and moves.")] = 1,
    lang: Lang = "",
    json: AsJson = False,
) -> int:
    """Kill nodes, workers and their database while people play, and check that nothing is lost or doubled."""
    from archipel.cli.commands.endure import checked, endure, show
    from archipel.cli.output import print_json
    from archipel.endure import Plan

    spoken = language(lang)
    plan = Plan(
        nodes=nodes,
        workers=workers,
        kills=kills,
        minutes=minutes,
        tables=tables,
        games=tuple(game or ()),
        faults=tuple(fault or ()),
        database=database,
        sure=yes_this_server,
        seed=seed,
    )
    found = endure(checked(plan), spoken)
    print_json(found) if json else show(found, spoken)
    return 1 if found.broken() else 0


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="Port to listen on.")] = None,
    data: Annotated[str | None, typer.Option(help="Folder of the database and the key.")] = None,
    database: Annotated[str | None, typer.Option(help="A PostgreSQL database instead: postgresql://...")] = None,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser", help="Open the page.")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="Trust a proxy on this machine.")] = False,
    config: Annotated[Path | None, typer.Option(help="A TOML file of settings.")] = None,
    settings: Annotated[bool, typer.Option("--settings", help="Print every setting with its default.")] = False,
    lang: Lang = "",
) -> None:
    """Serve the games to browsers; settings also by ARCHIPEL_... or a file, as docs/operate.md tells."""
    from archipel.cli.commands.serve import serve

    if settings:
        from archipel.server.base.settings import as_toml

        print(as_toml(), end="")
        return
    proxies = "127.0.0.1,::1" if behind_proxy else None
    serve(config, lang, host=host, port=port, data=data, database=database, browser=browser, proxies=proxies)


@app.command()
def think(
    database: Annotated[str | None, typer.Option(help="The PostgreSQL database of the servers.")] = None,
    processes: Annotated[
        int | None, typer.Option(min=0, max=256, help="How many think; 0: one fewer than cores.")
    ] = None,
    data: Annotated[str | None, typer.Option(help="A folder of its own.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file of settings.")] = None,
    lang: Lang = "",
) -> None:
    """Let bots think here for the servers of a database, as many machines as you like."""
    from archipel.cli.commands.think import think

    think(config, lang, database=database, bot_processes=processes, data=data)


@app.command()
def static(
    folder: Annotated[Path, typer.Argument(help="The folder to write; an older one of ours is replaced.")],
    lang: Lang = "",
) -> None:
    """Write the games as a folder of files that any static host serves: no server, and offline too."""
    from archipel.cli.commands.static import static

    static(folder, language(lang))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The copy.")],
    data: Annotated[str | None, typer.Option(help="Folder of the database and the key.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file of settings.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only look whether this copy is whole.")] = False,
    lang: Lang = "",
) -> None:
    """Copy the data of a server, which may be running."""
    from archipel.cli.commands.backup import backup

    backup(file, config, data, language(lang), check=check)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `archipel backup`.")],
    data: Annotated[str | None, typer.Option(help="The folder to put it in, without a database yet.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file of settings.")] = None,
    lang: Lang = "",
) -> None:
    """Put a copy back into a data folder."""
    from archipel.cli.commands.backup import restore

    restore(file, config, data, language(lang))


@app.command()
def move(
    source: Annotated[str, typer.Option("--from", help="A data folder, or postgresql://...")],
    target: Annotated[str, typer.Option("--to", help="The other of the two, with nothing in it yet.")],
    lang: Lang = "",
) -> int:
    """Move the data of a server into a PostgreSQL database, or back into a folder; cut off, it goes on."""
    from archipel.cli.commands.move import move

    return move(source, target, language(lang))
