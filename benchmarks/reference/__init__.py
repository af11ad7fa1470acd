"""The thinnest server that still does the whole job."""
