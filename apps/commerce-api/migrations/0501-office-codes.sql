-- Codes and vouchers that a person made or ended: what the shop's files say does not change those.
ALTER TABLE discount_codes
  ADD COLUMN staff_name text,
  ADD COLUMN ended_at timestamptz;
ALTER TABLE loyalty_vouchers
  ADD COLUMN ended_at timestamptz;
