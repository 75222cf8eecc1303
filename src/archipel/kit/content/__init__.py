"""Components an owner may replace by those of the own box: how a file is looked through and packed."""
