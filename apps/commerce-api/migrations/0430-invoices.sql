-- Numbers of invoices in countries that ask for a series without gaps, by tenant and financial year.
CREATE TABLE invoice_series (
  tenant text NOT NULL,
  year text NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (tenant, year)
);

CREATE TABLE invoices (
  tenant text NOT NULL,
  order_number text NOT NULL,
  year text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, order_number),
  UNIQUE (tenant, year, number)
);

-- Each number follows the one before it, and an issued one stays as it is.
CREATE FUNCTION guard_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'The number of an invoice does not change' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.number > 1 AND NOT EXISTS (
    SELECT FROM invoices WHERE tenant = NEW.tenant AND year = NEW.year AND number = NEW.number - 1
  ) THEN
    RAISE EXCEPTION 'Invoice % of % follows no other', NEW.number, NEW.year
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_invoice_series BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION guard_invoice_series();
