-- A line that is put aside keeps what the shopper wrote to the picker.
ALTER TABLE saved_goods ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 100);
