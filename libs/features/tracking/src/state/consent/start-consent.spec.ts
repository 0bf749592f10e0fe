import { waitFor } from '@testing-library/react';
import { consentChanged } from '@larder/contracts/tracking';
import { subscribeEarly, type Early } from '../../early.js';
import { clearVisitor, settingsOf } from '../../testing/settings.js';
import { managerWindow } from './external-manager.js';
import { startConsent } from './start-consent.js';
import { writeCookie } from './cookies.js';

const none = { marketing: false, statistic: false, targetGroupSelection: false };
const all = { marketing: true, statistic: true, targetGroupSelection: true };

beforeEach(() => {
  clearVisitor();
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));

function begin(settings: unknown) {
  const early: Pick<Early, 'consent' | 'asking'> = {
    consent: subscribeEarly(none),
    asking: subscribeEarly(false),
  };
  const emit = jest.fn();
  const reload = jest.fn();
  const context = { emit: emit as never };
  const manager = startConsent({ context, early, settings: settingsOf(settings), reload });
  return { early, emit, reload, manager };
}

const external = (onMissing: string) => ({
  consent: { manager: 'external', id: 'shop-1', src: '/manager.js', onMissing },
});

describe('consent', () => {
  it('TRK-03 without a manager grants everything if the tenant configures it', async () => {
    const { early, emit, manager } = begin({ consent: { manager: 'none', onMissing: 'grant' } });
    await manager;
    expect(early.consent.get()).toEqual({ ...all, isDecided: true });
    expect(emit).toHaveBeenCalledWith(consentChanged, all);
  });

  it('TRK-03 without a manager grants nothing otherwise', async () => {
    const { early, emit, manager } = begin({});
    await manager;
    expect(early.consent.get()).toEqual({ ...none, isDecided: true });
    expect(emit).not.toHaveBeenCalled();
  });

  it.each([
    ['grant', all],
    ['deny', none],
  ])('TRK-04 when the script of the manager fails: %s', async (onMissing, expected) => {
    const { early, manager } = begin(external(onMissing));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    scripts()[0]?.dispatchEvent(new Event('error'));
    await manager;
    expect(early.consent.get()).toEqual({ ...expected, isDecided: true });
  });

  it('TRK-11 loads the external manager by its id, and applies its callback', async () => {
    const { early, manager } = begin(external('grant'));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]?.dataset['domainScript']).toBe('shop-1');
    expect(addresses()).toEqual(['/manager.js']);
    managerWindow().OnetrustActiveGroups = ',C0001,C0004,';
    managerWindow().OptanonWrapper?.();
    scripts()[0]?.dispatchEvent(new Event('load'));
    await manager;
    expect(early.consent.get()).toEqual({ ...none, marketing: true, isDecided: true });
    const ToggleInfoDisplay = jest.fn();
    managerWindow().OneTrust = { ToggleInfoDisplay };
    early.asking.set(true);
    expect(ToggleInfoDisplay).toHaveBeenCalledTimes(1);
    expect(early.asking.get()).toBe(false);
  });

  it('NAV-77 distinguishes a refusal from a pending choice', async () => {
    const { early, manager } = begin({ consent: { manager: 'built-in' } });
    const own = await manager;
    expect(early.consent.get().isDecided).toBeUndefined();
    own?.choose([]);
    expect(early.consent.get()).toEqual({ ...none, isDecided: true });
  });

  it('TRK-05 keeps each script back until its category is granted, and loads it once', async () => {
    const { manager } = begin({
      consent: { manager: 'built-in' },
      scripts: [
        { src: '/statistic.js', category: 'C0002' },
        { src: '/marketing.js', category: 'C0004' },
      ],
    });
    const own = await manager;
    expect(addresses()).toEqual([]);
    own?.choose(['C0002']);
    own?.choose(['C0002']);
    expect(addresses()).toEqual(['/statistic.js']);
    own?.choose(['C0002', 'C0004']);
    expect(addresses()).toEqual(['/statistic.js', '/marketing.js']);
  });

  it('withdrawn consent removes the cookies and reloads the document', async () => {
    writeCookie('tag', '1', 60);
    const { manager, reload } = begin({
      consent: { manager: 'built-in' },
      scripts: [{ src: '/statistic.js', category: 'C0002' }],
      cookies: [{ name: 'tag', category: 'C0002', purpose: { en: 'Counts' } }],
    });
    const own = await manager;
    own?.choose(['C0002']);
    expect(document.cookie).toContain('tag=1');
    expect(reload).not.toHaveBeenCalled();
    own?.choose([]);
    expect(document.cookie).not.toContain('tag=1');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
