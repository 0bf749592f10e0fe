import { routeRef } from '@larder/contracts';
import { defineFeature, route } from '../../feature/define-feature.js';
import { eager } from '../../feature/lazy.js';
import { renderInHost } from '../../testing/render-in-host.js';

it('a URL has the defined query values, and no question mark without any', async () => {
  const ref = routeRef('offers');
  const page = eager({ default: () => null });
  const feature = defineFeature({ id: 'offers', enabled: () => true, routes: [route(ref, page)] });
  const { context } = await renderInHost({ features: [feature], url: '/offers' });
  expect(context.href(ref, {})).toBe('/offers');
  expect(context.href(ref, {}, { a: undefined })).toBe('/offers');
  expect(context.href(ref, {}, { a: 'x y', b: undefined, c: 2 })).toBe('/offers?a=x+y&c=2');
});
