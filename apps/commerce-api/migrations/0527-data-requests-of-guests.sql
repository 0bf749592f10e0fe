-- An order of the guest whose data is to be deleted: with the email it shows that the request is theirs.
ALTER TABLE data_requests ADD COLUMN order_number text;
