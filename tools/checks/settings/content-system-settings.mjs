// Plain Node only: the commands read these before anything is installed.

const url = { type: 'string', format: 'uri' };
const text = { type: 'string' };
const secret = { type: 'string', minLength: 16 };

/** Environment variables of the content system in `tools/cms` and of the commands for it. */
export const contentSystemSettings = {
  CMS_DATA_DIR: {
    description: 'Folder of the content system. Empty: `cms` in `DATA_DIR`.',
    ...text,
  },
  CMS_HOST: {
    description: 'Address that the content system listens on.',
    ...text,
    default: '127.0.0.1',
  },
  CMS_PORT: {
    description: 'Port that the content system listens on.',
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    default: 1337,
  },
  CMS_PUBLIC_URL: {
    description: 'Address under which editors see the content system.',
    ...url,
  },
  CMS_ADMIN: {
    description: "Whether the content system serves the editors' screens.",
    enum: ['true', 'false'],
    default: 'true',
  },
  CMS_STARTUP_LOG: {
    description: 'Whether the content system prints its banner on start.',
    enum: ['true', 'false'],
    default: 'true',
  },
  CMS_SECRET: {
    description: 'Secret that its keys are derived from. Empty: made once and stored.',
    ...text,
  },
  CMS_LOCALES: {
    description:
      'Languages of all shops, the default one first. Empty: `npm run cms` collects them from the tenants.',
    ...text,
  },
  CMS_IMPORT_TOKEN: {
    description: 'Token to import content with. Empty: made once and stored.',
    ...secret,
  },
  SHOP_URL: {
    description:
      'Running shop that the content system, the browser tests and the screenshots use. Empty: the tests start their own.',
    ...url,
  },
  SHOP_HOST: {
    description:
      'Program of a built host that the browser tests start instead of the one of the workspace.',
    ...text,
  },
  SHOP_WEBHOOK_URL: {
    description:
      'Where the content system reports changes. Empty: `/api/content/webhook` of the shop.',
    ...url,
  },
  SHOP_PREVIEW_URL: {
    description:
      'Shop in preview, with `{tenant}` in the name. Empty: `http://preview.{tenant}.localhost` with the port of the shop.',
    ...text,
  },
};
