-- What a provider takes instead of the card itself when a customer pays with a saved one again.
ALTER TABLE payment_methods ADD COLUMN provider_token text;
