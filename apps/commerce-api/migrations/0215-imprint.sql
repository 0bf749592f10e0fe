-- Who stands behind a shop, by locale: the lines at the foot of its mails.
ALTER TABLE tenants ADD COLUMN imprint jsonb NOT NULL DEFAULT '{}';
