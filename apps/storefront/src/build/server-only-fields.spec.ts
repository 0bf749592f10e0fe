import { withoutServerOnlyFields } from '../../../../tools/vite/plugins/server-only-fields.mjs';

const manifest = `
export const search = defineFeature({
  id: 'search',
  settings: lazy(() => import('./config.js')),
  routes: [route(searchRoute, lazy(() => import('./pages/search.page.js')), cacheable)],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    'en-GB': lazy(() => import("./messages/en.json")),
  },
});
`;

describe('a manifest in the browser', () => {
  it('removes neither texts nor settings, which come as data', () => {
    const code = withoutServerOnlyFields(manifest);
    expect(code).not.toMatch(/messages|settings|config\.js/);
    expect(code).toContain("lazy(() => import('./pages/search.page.js'))");
  });

  it('keeps fields that are written in another way', () => {
    const other = `defineFeature({ id: 'x', settings: own, messages: texts, settingsOf: 1 })`;
    expect(withoutServerOnlyFields(other)).toBe(other);
  });
});
