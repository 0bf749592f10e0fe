-- What a customer recognises a device by: what its browser says of itself, when signing in.
ALTER TABLE sessions ADD COLUMN agent text;
