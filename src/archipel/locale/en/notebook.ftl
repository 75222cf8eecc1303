### Games shown in a notebook.

notebook-seat = { $game }, as seat { $number } sees it
notebook-spectator = { $game }, as a spectator sees it
notebook-step = Step
