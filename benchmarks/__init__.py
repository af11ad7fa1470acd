"""Our server and others under one load, side by side."""
