/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { extensionSlotRef } from '@larder/contracts';
import type { FeatureContext } from '../feature/context.js';
import { defineFeature, contribute } from '../feature/define-feature.js';
import { lazy } from '../feature/lazy.js';
import { createRegistry } from '../feature/registry.js';
import type { Texts } from '../i18n/create-texts.js';
import { HostProvider, type Host } from '../render/host-context.js';
import { ExtensionSlot } from '../render/extension-slot.js';
import { testTenant } from '../testing/tenant.js';

const corner = extensionSlotRef<{ name: string }>('corner');
const ownPrice = lazy(() => Promise.resolve({ default: () => <b>your price</b> }), 'own-price');

const shown = async (isLater: boolean, usedModules: Set<string> | undefined) => {
  const guest = defineFeature({
    id: 'guest',
    enabled: () => true,
    contributions: [contribute(corner, ownPrice, { isClientOnly: isLater })],
  });
  await ownPrice.load();
  const registry = createRegistry([guest], testTenant());
  const context = {} as FeatureContext;
  const texts = {} as Texts;
  const host: Host = {
    registry,
    context,
    texts,
    report: () => undefined,
    ...(usedModules && { usedModules }),
  };
  return renderToStaticMarkup(
    <HostProvider value={host}>
      <ExtensionSlot slot={corner} props={{ name: 'x' }} fallback={<i>room</i>} />
    </HostProvider>,
  );
};

describe('what depends on who looks at a page', () => {
  it('is in no page of the server, which leaves room for it and names no code of it', async () => {
    const used = new Set<string>();
    expect(await shown(true, used)).toBe('<i>room</i>');
    expect([...used]).toEqual([]);
  });

  it('is there as soon as its code is, in the browser', async () => {
    expect(await shown(true, undefined)).toBe('<b>your price</b>');
  });

  it('does not apply to public components', async () => {
    const used = new Set<string>();
    expect(await shown(false, used)).toBe('<b>your price</b>');
    expect([...used]).toEqual(['own-price']);
  });
});
