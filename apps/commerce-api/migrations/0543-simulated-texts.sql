-- Text messages that no gateway takes: they stay here, and development shows them.
CREATE TABLE simulated_texts (
  tenant text NOT NULL,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  recipient text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);
