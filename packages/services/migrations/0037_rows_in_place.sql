-- Each row of a load is written when its file is read, and once more with what became of it: with room beside it, no index has to
-- hear of that, for none has a column that changes.
ALTER TABLE "bulk_rows" SET (fillfactor = 40);
