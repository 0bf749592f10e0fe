-- Notes the products whose search documents a change makes due. Prices and stock are in no document,
-- so that they cost nothing here.
CREATE FUNCTION note_search_changes(changed_tenant text, skus text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_changes (tenant, sku)
  SELECT DISTINCT changed_tenant, sku FROM unnest(skus) sku ORDER BY sku
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  lexeme tsquery;
  skus text[];
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF NOT EXISTS (SELECT FROM search_states s WHERE s.tenant = changed.tenant) THEN RETURN NULL; END IF;
  CASE TG_TABLE_NAME
    WHEN 'products', 'product_texts' THEN skus := ARRAY[changed.sku];
    WHEN 'brands' THEN
      skus := ARRAY(SELECT p.sku FROM products p
        WHERE p.tenant = changed.tenant AND p.brand_slug = changed.slug);
    WHEN 'categories', 'category_texts' THEN
      skus := ARRAY(SELECT p.sku FROM products p
        WHERE p.tenant = changed.tenant AND p.category_path @> ARRAY[changed.slug]);
    ELSE
      -- A document has the stem of a word, or the word itself while the shop does not know it.
      -- Not while documents are written with the words as they were.
      PERFORM pg_advisory_xact_lock_shared(4304, hashtext(changed.tenant));
      lexeme := CASE WHEN TG_OP = 'UPDATE' AND OLD.stem <> '' THEN '''' || OLD.stem || ''''
        ELSE '''' || changed.word || '''' END::tsquery;
      skus := ARRAY(SELECT d.sku FROM search_documents d
        WHERE d.tenant = changed.tenant AND d.locale = changed.locale AND d.terms @@ lexeme);
  END CASE;
  PERFORM note_search_changes(changed.tenant, skus);
  RETURN NULL;
END $$;

CREATE TRIGGER search_change AFTER INSERT OR DELETE ON product_texts
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_update AFTER UPDATE OF name, words, pack_size ON product_texts
  FOR EACH ROW WHEN ((OLD.name, OLD.words, OLD.pack_size) IS DISTINCT FROM (NEW.name, NEW.words, NEW.pack_size))
  EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_update AFTER UPDATE OF category_slug, brand_slug, content_amount, content_unit ON products
  FOR EACH ROW WHEN ((OLD.category_slug, OLD.brand_slug, OLD.content_amount, OLD.content_unit)
    IS DISTINCT FROM (NEW.category_slug, NEW.brand_slug, NEW.content_amount, NEW.content_unit))
  EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_change AFTER INSERT OR DELETE ON brands
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_update AFTER UPDATE OF name ON brands
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_update AFTER UPDATE OF path ON categories
  FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_change AFTER INSERT OR DELETE ON category_texts
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_update AFTER UPDATE OF name ON category_texts
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_change AFTER INSERT ON search_words
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
CREATE TRIGGER search_update AFTER UPDATE OF stem, parts ON search_words
  FOR EACH ROW WHEN ((OLD.stem, OLD.parts) IS DISTINCT FROM (NEW.stem, NEW.parts))
  EXECUTE FUNCTION note_search_change();
