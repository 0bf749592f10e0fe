import { screen } from '@testing-library/react';
import { extensionSlotRef } from '@larder/contracts';
import { defineFeature, contribute } from '../feature/define-feature.js';
import { eager, lazy } from '../feature/lazy.js';
import { renderInHost } from '../testing/render-in-host.js';
import { ExtensionSlot } from './extension-slot.js';

const corner = extensionSlotRef<{ name: string }>('corner');
const hello = eager({ default: ({ name }: { name: string }) => <b>hello {name}</b> });
const broken = eager({
  default: (_props: { name: string }): never => {
    throw new Error('broken fill');
  },
});

describe('a place', () => {
  it('renders its contributions', async () => {
    const guest = defineFeature({
      id: 'guest',
      enabled: () => true,
      contributions: [contribute(corner, hello)],
    });
    await renderInHost({
      features: [guest],
      element: <ExtensionSlot slot={corner} props={{ name: 'Ada' }} />,
    });
    expect(screen.getByText('hello Ada')).toBeInTheDocument();
  });

  it('renders its fallback without contributions', async () => {
    await renderInHost({
      features: [],
      element: <ExtensionSlot slot={corner} props={{ name: 'x' }} empty={<i>nobody</i>} />,
    });
    expect(screen.getByText('nobody')).toBeInTheDocument();
  });

  it('keeps a broken fill from taking its neighbours along, and reports it', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const guests = defineFeature({
      id: 'guests',
      enabled: () => true,
      contributions: [contribute(corner, broken), contribute(corner, hello)],
    });
    const host = await renderInHost({
      features: [guests],
      element: <ExtensionSlot slot={corner} props={{ name: 'Ada' }} />,
    });
    expect(screen.getByText('hello Ada')).toBeInTheDocument();
    expect(host.reported).toEqual([new Error('broken fill')]);
    quiet.mockRestore();
  });

  it('calls a fill’s preload once for all places of a page', async () => {
    const preload = jest.fn(() => Promise.resolve());
    const module = lazy(() => Promise.resolve({ default: () => null, preload }));
    const guest = defineFeature({
      id: 'guest',
      enabled: () => true,
      contributions: [contribute(corner, module)],
    });
    const host = await renderInHost({ features: [guest], element: <p /> });
    const all = Array.from({ length: 48 }, (_unused, i) => ({ name: `n${i}` }));
    await host.context.prepareSlot(corner, all);
    expect(preload).toHaveBeenCalledTimes(1);
    expect(preload).toHaveBeenCalledWith(host.context, all);
  });
});
