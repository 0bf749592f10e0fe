import type { FeatureContext } from '@larder/platform';
import { testTenant } from '@larder/platform/testing';
import { countVisit, offerInstallation } from './offer-installation.js';

interface Shown {
  readonly payload: {
    readonly text: string;
    readonly action: { readonly label: string; readonly does: () => void };
  };
}

function open() {
  const dispatched: Shown[] = [];
  offerInstallation({
    tenant: testTenant({ shopName: 'Grünmarkt' }),
    texts: { locale: 'en', text: (key: string) => key },
    dispatch: (action: Shown) => dispatched.push(action),
  } as unknown as FeatureContext);
  return dispatched;
}
const prompt = jest.fn(() => Promise.resolve());
/** What Chromium fires on the page. */
function fire(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
}
const added: [string, EventListener][] = [];
const nextVisit = () => sessionStorage.clear();

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    added.push([name, listener as EventListener]);
    add(name, listener as EventListener);
  });
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  prompt.mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, listener] of added.splice(0)) window.removeEventListener(name, listener);
});

describe('the offer to install the shop', () => {
  it('comes at the second visit, and installs on a tap', () => {
    const first = open();
    expect(fire().defaultPrevented).toBe(true);
    expect(first).toEqual([]);
    nextVisit();
    const second = open();
    fire();
    const [shown] = second;
    expect(shown?.payload).toMatchObject({
      text: 'Add Grünmarkt to your home screen? Then the shop is one tap away.',
      action: { label: 'Install' },
    });
    expect(prompt).not.toHaveBeenCalled();
    shown?.payload.action.does();
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('comes once in sixty days', () => {
    localStorage.setItem('larder.visits', '5');
    const shown = open();
    fire();
    fire();
    expect(shown).toHaveLength(1);
    localStorage.setItem('larder.install-offered', String(Date.now() - 61 * 86_400_000));
    fire();
    expect(shown).toHaveLength(2);
  });

  it('does not disturb the checkout', () => {
    localStorage.setItem('larder.visits', '5');
    document.body.innerHTML = '<div data-layout="focused"></div>';
    const shown = open();
    fire();
    expect(shown).toEqual([]);
  });

  it('counts a visit once', () => {
    expect(countVisit(localStorage, sessionStorage)).toBe(1);
    expect(countVisit(localStorage, sessionStorage)).toBe(1);
    nextVisit();
    expect(countVisit(localStorage, sessionStorage)).toBe(2);
  });
});
