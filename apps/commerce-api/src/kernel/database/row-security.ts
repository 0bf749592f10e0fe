import type { Connection } from './database.js';

/**
 * Sets the scope of a session. A superuser is not bound by policies, so it takes a role that is. Without
 * a scope the login's own role stays: it sees nothing unless it is a superuser's.
 */
const scopeColumns = (isLocal: boolean) =>
  `set_config('larder.tenant', $1, ${isLocal}), set_config('role', CASE WHEN $1 <> '' AND
    (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = session_user)
    THEN 'larder_app' ELSE 'none' END, ${isLocal})`;

export const enterScope = `SELECT ${scopeColumns(false)}`;
/** The same until the transaction ends. */
export const enterScopeLocally = `SELECT ${scopeColumns(true)}`;

const rowsOfTenant = `(SELECT current_setting('larder.tenant', true)) IN ('*', tenant)`;

/** Roles belong to the whole server, where another database's start may create this one meanwhile. */
const createRole = `DO $$ BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    BEGIN
      CREATE ROLE larder_app NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    GRANT USAGE ON SCHEMA public TO larder_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO larder_app;
    GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO larder_app;
  END IF;
END $$`;

/** A table that has its policy is not touched: changing one waits for everybody who reads it. */
const protectTables = `DO $$ DECLARE found text; BEGIN
  FOR found IN SELECT c.relname FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity
        AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid))
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', found);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', found);
    EXECUTE format('DROP POLICY IF EXISTS rows_of_tenant ON %I', found);
    EXECUTE format($policy$CREATE POLICY rows_of_tenant ON %I
      USING (${rowsOfTenant}) WITH CHECK (${rowsOfTenant})$policy$, found);
  END LOOP;
END $$`;

/** Gives every table with a tenant its policy. After the migrations, so a new table needs nothing else. */
export async function secureRows(connection: Connection): Promise<void> {
  await connection.migrate(async (script) => {
    await script('SELECT pg_advisory_xact_lock(4300)');
    await script(createRole);
    await script(protectTables);
  });
}

/** Removes the policies, for a server whose setting was turned off. */
export async function unsecureRows(connection: Connection): Promise<void> {
  await connection.migrate(async (script) => {
    await script(`DO $$ DECLARE found text; BEGIN
      FOR found IN SELECT c.relname FROM pg_class c JOIN pg_policy p ON p.polrelid = c.oid
        WHERE p.polname = 'rows_of_tenant' LOOP
        EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', found);
        EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', found);
        EXECUTE format('DROP POLICY rows_of_tenant ON %I', found);
      END LOOP;
    END $$`);
  });
}
