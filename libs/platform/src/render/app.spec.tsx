import { act } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useSelector } from 'react-redux';
import { coreSlice } from '../store/core-slice.js';
import type { RootState } from '../store/create-store.js';
import { renderInHost } from '../testing/render-in-host.js';
import { App, type Shell, type View } from './app.js';
import type { Host } from './host-context.js';

const Where = () => (
  <b>{useSelector((state: RootState) => state.core.isWebView) ? 'app' : 'browser'}</b>
);
const shell: Shell = { Layout: ({ children }) => <>{children}</>, ErrorScreen: () => null };
const view: View = {
  kind: 'page',
  url: '/',
  routeId: 'page',
  layout: 'default',
  module: { default: Where },
  props: { params: {}, search: new URLSearchParams() } as never,
};
const navigator = {
  createHref: () => '/',
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

describe('taking a page over', () => {
  it('hydrates with the server’s data, even if it has changed since, and then updates', async () => {
    const { store } = await renderInHost({ features: [], element: <p /> });
    const host = { report: () => undefined } as unknown as Host;
    const page = (
      <App
        host={host}
        store={store}
        shell={shell}
        view={view}
        navigator={navigator}
        serverState={store.getState()}
      />
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    expect(root).toHaveTextContent('browser');
    const onRecoverableError = jest.fn();
    await act(async () => {
      startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
      // As the cookie of an app's web view does on a machine that has not come to the page yet.
      store.dispatch(coreSlice.actions.webView({ isWebView: true }));
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root).toHaveTextContent('app');
  });
});
