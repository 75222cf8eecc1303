"""What two games or more share: masks, rankings, secret choices, drawing, speech, manifests, and parts of tests."""
