-- Days on which stores are closed or open otherwise: the rule is a day of the year, or a distance from
-- Easter Sunday, so that no year has to be entered. Without `store_ids` all stores are meant; of several
-- rules for a day the last one counts.
CREATE TABLE special_days (
  tenant text NOT NULL,
  position integer NOT NULL,
  rule jsonb NOT NULL,
  names jsonb NOT NULL,
  store_ids text[],
  hours jsonb NOT NULL,
  PRIMARY KEY (tenant, position)
);

-- Lines of the map that needs no pictures.
CREATE TABLE map_outlines (
  tenant text NOT NULL,
  position integer NOT NULL,
  outline jsonb NOT NULL,
  PRIMARY KEY (tenant, position)
);

DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['special_days', 'map_outlines'] LOOP
    EXECUTE format('CREATE TRIGGER revision_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
  END LOOP;
END $$;
