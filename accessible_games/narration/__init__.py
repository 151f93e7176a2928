"""From facts to sentences: per listener, in three languages, at three verbosities."""
