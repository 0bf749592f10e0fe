import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const httpUrl = z.string().check(z.regex(/^https?:\/\//));
const setting = <T extends z.ZodMiniType>(description: string, schema: T) =>
  schema.check(z.describe(description));

/** Environment variables of the adapter; `npm run medusa` sets them. Described in `docs/settings.md`. */
export const backendMedusaSettings = z.object({
  BACKEND_MEDUSA_PORT: setting(
    'Port that the adapter to Medusa listens on; 0 takes any free port.',
    z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 4302),
  ),
  BACKEND_MEDUSA_HOST: setting(
    'Address that the adapter to Medusa listens on.',
    z._default(text, '127.0.0.1'),
  ),
  MEDUSA_URL: setting('Medusa, without a path.', httpUrl),
  MEDUSA_PUBLISHABLE_KEY: setting(
    "Publishable API key of Medusa's sales channel for the shop.",
    text,
  ),
  MEDUSA_REGION_ID: setting('Region of Medusa that prices and carts are in.', text),
  MEDUSA_SHIPPING_OPTION_ID: setting(
    "Shipping option of Medusa's orders; fees are the shop's own.",
    text,
  ),
  MEDUSA_SHOP_HOSTS: setting(
    'Host names of the shop that Medusa sells for, separated by commas. Calls of other shops go to the reference backend.',
    text,
  ),
  MEDUSA_SHOP_LANGUAGES: setting(
    "Languages of the shop, separated by commas; the first is that of Medusa's own texts.",
    z._default(text, 'de,en'),
  ),
  REFERENCE_BACKEND_URL: setting(
    'Reference backend, for all calls that Medusa does not answer.',
    httpUrl,
  ),
});
