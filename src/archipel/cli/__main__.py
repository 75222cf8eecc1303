"""python -m archipel.cli."""

from archipel.cli.app import main

if __name__ == "__main__":
    main()
