-- Who made a voucher; null for one of the shop's files, which change and remove those alone.
ALTER TABLE loyalty_vouchers ADD COLUMN staff_name text;
