-- The week planner: what a customer cooks on which day. `version` counts the changes, so that two devices
-- do not overwrite each other.
CREATE TABLE meal_plans (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  version integer NOT NULL,
  servings integer CHECK (servings BETWEEN 1 AND 24),
  PRIMARY KEY (tenant, customer_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);

CREATE TABLE meal_plan_entries (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  day date NOT NULL,
  position integer NOT NULL,
  slug text NOT NULL,
  servings integer NOT NULL CHECK (servings BETWEEN 1 AND 24),
  PRIMARY KEY (tenant, customer_id, day, position),
  FOREIGN KEY (tenant, customer_id) REFERENCES meal_plans ON DELETE CASCADE
);
