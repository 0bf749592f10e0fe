-- Challenges that were solved, until they would have ended: each counts once.
CREATE TABLE solved_challenges (
  tenant text NOT NULL,
  signature text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, signature)
);
CREATE INDEX solved_challenges_by_end ON solved_challenges (expires_at);
