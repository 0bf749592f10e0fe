CREATE TABLE shopping_lists (
  tenant text NOT NULL,
  id text NOT NULL,
  owner_id text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, owner_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX shopping_lists_of_owner ON shopping_lists (tenant, owner_id);

-- Who has the list beside its owner.
CREATE TABLE shopping_list_members (
  tenant text NOT NULL,
  list_id text NOT NULL,
  customer_id text NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, list_id, customer_id),
  FOREIGN KEY (tenant, list_id) REFERENCES shopping_lists ON DELETE CASCADE,
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX shopping_list_members_of ON shopping_list_members (tenant, customer_id);

-- `text_key` is the text as it counts when the same is written twice; of a product it is the sku.
CREATE TABLE shopping_list_items (
  tenant text NOT NULL,
  list_id text NOT NULL,
  id text NOT NULL,
  position integer GENERATED ALWAYS AS IDENTITY,
  text text NOT NULL,
  text_key text NOT NULL,
  sku text,
  count integer NOT NULL CHECK (count BETWEEN 1 AND 99),
  is_done boolean NOT NULL,
  PRIMARY KEY (tenant, list_id, id),
  FOREIGN KEY (tenant, list_id) REFERENCES shopping_lists ON DELETE CASCADE
);

-- Links by which a list is opened; of a link's token only the hash is kept.
CREATE TABLE shopping_list_links (
  tenant text NOT NULL,
  list_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('view', 'household')),
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, list_id, kind),
  UNIQUE (tenant, token_hash),
  FOREIGN KEY (tenant, list_id) REFERENCES shopping_lists ON DELETE CASCADE
);
