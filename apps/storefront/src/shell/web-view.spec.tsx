import { act } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bottomBar } from '@larder/contracts/content';
import { defineFeature, eager, contribute, type View } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { shell, shellMessages } from './index.js';

const guest = defineFeature({
  id: 'guest',
  enabled: () => true,
  contributions: [
    contribute(bottomBar, eager({ default: () => <a href="/categories">Categories</a> })),
  ],
});

async function show(flags: { isWebView?: boolean; hideWebViewBack?: boolean }) {
  const view = { kind: 'page', url: '/' } as View;
  const host = await renderInHost({
    features: [guest],
    settings: { shell: { logo: { url: '/logo.svg', alt: 'Shop', width: 100, height: 40 } } },
    messages: shellMessages('en'),
    handlers: { 'GET /api/content/configs/client': () => ({}) },
    element: (
      <shell.Layout layout="default" view={view} isPending={false}>
        <h1>Content</h1>
      </shell.Layout>
    ),
  });
  act(() => void host.store.dispatch({ type: 'core/webView', payload: flags }));
}
const frames = () => [
  screen.queryByRole('banner') !== null,
  screen.queryByRole('contentinfo') !== null,
  screen.queryAllByRole('navigation').length > 0,
];
const back = () => screen.queryByRole('button', { name: 'Back' });

describe('the web view of an app', () => {
  it('PLAT-35 leaves header and footer out and has a back button', async () => {
    await show({ isWebView: true });
    expect(frames()).toEqual([false, false, false]);
    expect(screen.getByRole('heading', { name: 'Content' })).toBeInTheDocument();
    const went = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(went).toHaveBeenCalledTimes(1);
    went.mockRestore();
  });

  it('PLAT-35 leaves the way back out where the app has its own', async () => {
    await show({ isWebView: true, hideWebViewBack: true });
    expect(frames()).toEqual([false, false, false]);
    expect(back()).toBeNull();
  });

  it('PLAT-35 changes nothing in a browser', async () => {
    await show({ hideWebViewBack: true });
    expect(frames()).toEqual([true, true, true]);
    expect(back()).toBeNull();
  });
});
