-- Who wants to be told by the browser how an order is getting on. A row goes with its session, so with
-- a logout, and with the customer.
CREATE TABLE push_subscriptions (
  tenant text NOT NULL,
  -- SHA-256 of the endpoint.
  id text NOT NULL,
  order_number text NOT NULL,
  session_id text NOT NULL,
  customer_id text,
  endpoint text NOT NULL,
  public_key text NOT NULL,
  auth_secret text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, order_number, id),
  FOREIGN KEY (tenant, session_id) REFERENCES sessions ON DELETE CASCADE,
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (tenant, session_id);
CREATE INDEX push_subscriptions_of_customer ON push_subscriptions (tenant, customer_id)
  WHERE customer_id IS NOT NULL;
CREATE INDEX push_subscriptions_by_age ON push_subscriptions (created_at);

-- Their outbox, as that of the mails: `due_at` is when a process may take the message next.
CREATE TABLE push_messages (
  tenant text NOT NULL,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_number text NOT NULL,
  subscription_id text NOT NULL,
  -- What happened; a subscription is told once.
  occasion text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, order_number, subscription_id, occasion),
  FOREIGN KEY (tenant, order_number, subscription_id) REFERENCES push_subscriptions ON DELETE CASCADE
);
CREATE INDEX push_messages_due ON push_messages (due_at) WHERE due_at IS NOT NULL;
