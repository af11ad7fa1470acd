"""What checks this folder beside the usual tools."""
