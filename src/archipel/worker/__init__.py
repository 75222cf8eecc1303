"""A house without a server: the same tables, calls and messages, in a Web Worker of the page that plays."""
