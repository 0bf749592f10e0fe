// `npm run ops:keys -- next|promote|drop`: one step of an exchange of the shops' keys in `DATABASE_URL`.
import { tsImport } from 'tsx/esm/api';

const STEPS = ['next', 'promote', 'drop'];
const [step] = process.argv.slice(2);
const { DATABASE_URL: url } = process.env;
if (!STEPS.includes(step) || !url) {
  console.error('usage: DATABASE_URL=… npm run ops:keys -- next|promote|drop');
  process.exit(2);
}
const load = (file) => tsImport(`../../apps/commerce-api/src/${file}`, import.meta.url);
const { connectPostgres } = await load('kernel/database/connect-postgres.ts');
const { keySteps } = await load('tenants/keys.ts');
const connection = connectPostgres(url);
try {
  const count = await keySteps[step](connection.db);
  console.log(`${count} keys. Restart the backends one after the other.`);
} finally {
  await connection.close();
}
