"""Programs that play Cazamanzanas."""
