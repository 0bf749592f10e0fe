import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appNotices, contentRoute, footerLinks } from '@larder/contracts/content';
import { consentChanged, type Consent } from '@larder/contracts/tracking';
import { defineFeature, eager, on, ExtensionSlot, route } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { tracking } from '../feature.js';
import { clearVisitor, settingsOf } from './settings.js';

export const builtIn = {
  consent: { manager: 'built-in', categories: ['C0002', 'C0004'], privacyPage: 'privacy' },
};
export const reported: Consent[] = [];
export const pages = defineFeature({
  id: 'pages',
  enabled: () => true,
  routes: [route(contentRoute, eager({ default: () => null }), { priority: -1 })],
  listens: [on(consentChanged, (consent) => void reported.push(consent))],
});
export const posted: {
  readonly path: string;
  readonly events: readonly { readonly event: string }[];
}[] = [];
export const layer = () =>
  (
    window as Window & {
      dataLayer?: { event: string; page: string; login_status: string; embedded?: true }[];
    }
  ).dataLayer;

/** Empties what the tests of a file collect, and has no request leave. */
export function forgetEvents(): void {
  clearVisitor();
  reported.length = 0;
  posted.length = 0;
  Reflect.deleteProperty(window, 'dataLayer');
  Object.assign(window, {
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
    fetch: (path: string, { body }: { body: string }) => {
      posted.push({ path, ...(JSON.parse(body) as { events: [] }) });
      return Promise.resolve();
    },
  });
}

export async function open(settings: unknown = builtIn, guests = [pages]) {
  const host = await renderInHost({
    features: [tracking, ...guests],
    tenant: { features: { tracking: {} } },
    settings: { tracking: settingsOf(settings) },
    element: (
      <>
        <ExtensionSlot slot={appNotices} props={{}} />
        <ul>
          <ExtensionSlot slot={footerLinks} props={{}} />
        </ul>
      </>
    ),
  });
  return { ...host, user: userEvent.setup() };
}

export const region = () => screen.findByRole('region', { name: 'Your cookie choice' });
export const button = (name: string) => screen.findByRole('button', { name });
