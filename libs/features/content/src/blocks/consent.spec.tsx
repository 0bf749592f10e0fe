import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showBlock } from '../testing/show-blocks.js';
import { consents } from '../testing/visitor.js';
import * as runner from './embeds/script/run-script.js';

jest.mock('./embeds/script/run-script.js', () => ({ runScript: jest.fn() }));
const runScript = jest.mocked(runner.runScript);
beforeEach(() => runScript.mockReset().mockResolvedValue(undefined));

const map = { title: 'The way to us', url: 'https://www.openstreetmap.org/export/embed.html' };
const frames = () => document.querySelectorAll('iframe');

describe('content of other sites', () => {
  it('CONT-17 a frame loads on a click, then has the focus and a name', async () => {
    await showBlock('iframe', map);
    expect(frames()).toHaveLength(0);
    expect(screen.getByText(/Nothing is loaded from www.openstreetmap.org/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Show content\s*: The way to us/ }));
    const frame = screen.getByTitle('The way to us');
    expect(frame).toHaveFocus();
    expect(frame).toHaveAttribute('src', map.url);
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
  });

  it('CONT-17 without JavaScript there is a link', async () => {
    await showBlock('iframe', { ...map, link: 'https://www.openstreetmap.org/' });
    expect(screen.getByRole('link', { name: /View on their site/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/',
    );
  });

  it('CONT-17 consent replaces the click', async () => {
    const { consent, feature } = consents();
    await showBlock('iframe', map, { guests: [feature] });
    expect(frames()).toHaveLength(0);
    act(() => consent.set({ ...consent.get(), targetGroupSelection: true }));
    expect(frames()).toHaveLength(1);
    expect(screen.getByTitle('The way to us')).not.toHaveFocus();
  });

  it.each([
    ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['vimeo', '1084537', 'https://player.vimeo.com/video/1084537'],
  ])('CONT-34 a film at %s is loaded after a click, and plays then', async (provider, id, src) => {
    const poster = { url: '/p.svg', alt: '', width: 16, height: 9 };
    const { container } = await showBlock('video', { provider, id, title: 'Baking', poster });
    expect(frames()).toHaveLength(0);
    expect(container.innerHTML).not.toContain(new URL(src).hostname);
    await userEvent.click(screen.getByRole('button', { name: /Play video\s*: Baking/ }));
    expect(screen.getByTitle('Baking').getAttribute('src')).toContain(src);
    expect(screen.getByTitle('Baking').getAttribute('src')).toContain('autoplay=1');
  });

  it('CONT-34 a film of the shop’s own loads nothing but its poster by itself', async () => {
    const poster = { url: '/p.svg', alt: '', width: 16, height: 9 };
    const fields = { provider: 'file', url: '/media/a.webm', title: 'Harvest', poster };
    await showBlock('video', fields);
    const film = screen.getByLabelText('Harvest');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).toHaveAttribute('controls');
  });
});

describe('scripts and measuring points', () => {
  it('CONT-25 a script of the shop runs, once', async () => {
    await showBlock('script', { src: '/scripts/hello.js' });
    expect(runScript.mock.calls).toEqual([['/scripts/hello.js']]);
  });

  it('CONT-25 TRK-05 a script that needs consent stays back until it is given', async () => {
    const { consent, feature } = consents();
    const fields = { src: '/scripts/stats.js', consent: 'statistic' };
    await showBlock('script', fields, { guests: [feature] });
    expect(runScript).not.toHaveBeenCalled();
    act(() => consent.set({ ...consent.get(), marketing: true }));
    expect(runScript).not.toHaveBeenCalled();
    act(() => consent.set({ ...consent.get(), statistic: true }));
    expect(runScript).toHaveBeenCalledTimes(1);
  });

  it('CONT-25 a script that fails is reported and leaves the page alone', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    runScript.mockRejectedValue(new Error('gone'));
    const host = await showBlock('script', { src: '/scripts/gone.js' });
    await screen.findByRole('heading', { level: 1 });
    expect(host.reported.map(String)).toEqual(['Error: script /scripts/gone.js did not run']);
    quiet.mockRestore();
  });

  it('CONT-37 a tracking pixel makes no request before consent, or without a consent manager', async () => {
    const fields = { pixel: '/measure/home.gif' };
    const without = await showBlock('tracking', fields);
    expect(without.container.querySelectorAll('img')).toHaveLength(0);
    without.unmount();
    const { consent, feature } = consents();
    const { container } = await showBlock('tracking', fields, { guests: [feature] });
    expect(container.querySelectorAll('img')).toHaveLength(0);
    act(() => consent.set({ ...consent.get(), statistic: true }));
    expect(container.querySelector('img')).toHaveAttribute('src', '/measure/home.gif');
  });
});

describe('cookies', () => {
  it('CONT-12 the list names cookies by category', async () => {
    const cookie = { name: 'session', provider: 'Us', purpose: 'Your cart', lasts: '90 days' };
    await showBlock('cookie-list', { groups: [{ title: 'Necessary', cookies: [cookie] }] });
    expect(screen.getByRole('heading', { name: 'Necessary' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'session' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '90 days' })).toBeInTheDocument();
  });

  it('CONT-13 the button opens the consent settings; a shop without any has no button', async () => {
    const without = await showBlock('cookie-settings-button', {});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    without.unmount();
    const { opened, feature } = consents();
    await showBlock('cookie-settings-button', {}, { guests: [feature] });
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(opened).toHaveLength(1);
  });
});
