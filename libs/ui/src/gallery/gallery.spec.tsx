/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery.js';

it('renders every component on a server, closed overlays without a trace', () => {
  const html = renderToString(<Gallery />);
  expect(html).toContain('Larder design system');
  expect(html).not.toContain('role="dialog"');
  expect(html).not.toContain('style=');
});
