import type { ComponentProps } from 'react';
import { renderInHost } from '@larder/platform/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storefinder } from '../../feature.js';
import { gone, graz, north, outlines } from '../../testing/stores.js';
import { clustersOf } from './clusters.js';
import LeafletMap from './leaflet-map.js';
import { OutlineMap } from './outline-map.js';
import { projectionOf } from './projection.js';
import { StoreMap } from './store-map.js';

const show = (element: React.ReactElement) => renderInHost({ features: [storefinder], element });

/** The map that can be moved; `chosen` are the stores that it led to. */
async function showLeaflet(stores: ComponentProps<typeof LeafletMap>['stores']) {
  const chosen: string[] = [];
  const { container } = await show(
    <LeafletMap
      stores={stores}
      outlines={outlines as never}
      tiles={undefined}
      onChoose={(id) => chosen.push(id)}
    />,
  );
  return { container, chosen };
}

describe('the map', () => {
  it('STORE-03 is drawn without a script or a picture: land and pins with their numbers', async () => {
    const { container } = await show(
      <OutlineMap stores={[north, gone, graz]} outlines={outlines as never} />,
    );
    expect(screen.getByRole('img', { name: 'Map of the stores' })).toBeInTheDocument();
    expect(container.querySelectorAll('polygon')).toHaveLength(1);
    const texts = [...container.querySelectorAll('text')].map((one) => one.textContent);
    expect(texts).toEqual(['Wien, 2 stores', 'Graz', '3', '2']);
  });

  it('has main roads and rivers for orientation, drawn apart', async () => {
    const line = [{ lat: 48, lng: 15 }, graz.position];
    const roads = [{ name: 'Ring', line }];
    const land = outlines.map((one) => ({ ...one, roads, rivers: [{ name: 'Mur', line }] }));
    const props = { stores: [north, graz], outlines: land as never };
    const { container } = await show(<OutlineMap {...props} />);
    const kinds = [...container.querySelectorAll('polyline')].map(({ dataset }) => dataset.kind);
    expect(kinds).toEqual(['water', 'road']);
  });

  it('STORE-03 draws water and parks above the areas of delivery and names them', async () => {
    const polygon = outlines[0]?.polygon ?? [];
    const rivers = [{ name: 'Mur', width: 8, line: polygon }];
    const land = { ...outlines[0], rivers, parks: [{ name: 'Park', polygon }] };
    const area = { name: 'Graz', kind: 'area', polygon };
    const { container } = await show(
      <OutlineMap stores={[graz]} outlines={[land, area] as never} />,
    );
    const shapes = [...container.querySelectorAll('polygon, polyline')];
    expect(
      shapes.map((shape) => [shape.getAttribute('data-kind'), shape.getAttribute('stroke-width')]),
    ).toEqual([
      ['land', '1'],
      ['area', '1'],
      ['park', '1'],
      ['water', '8'],
    ]);
    const names = [...container.querySelectorAll('text[data-kind]')].map((one) => one.textContent);
    expect(names).toEqual(['Mur', 'Park']);
  });

  it('says what its coloured area is, where there is one', async () => {
    const area = { ...outlines[0], kind: 'area' };
    await show(<StoreMap stores={[graz]} outlines={[area] as never} />);
    expect(screen.getByText('Delivery area')).toBeVisible();
  });

  it('can be used by keys: each pin is a button with the store’s name', async () => {
    const { container } = await showLeaflet([north, graz]);
    expect(container.querySelector('img')).toBeNull();
    const pins = [...container.querySelectorAll<HTMLElement>('.leaflet-marker-icon')];
    expect(pins.map((pin) => [pin.getAttribute('aria-label'), pin.tabIndex])).toContainEqual(
      expect.arrayContaining([expect.stringContaining('Market North'), 0]),
    );
    for (const name of ['Zoom in', 'Zoom out', 'Show all stores on the map'])
      await userEvent.click(screen.getByRole('button', { name }));
  });

  it('STORE-03 moves from a pin to its store in the list, by press and by key', async () => {
    const { container, chosen } = await showLeaflet([north, graz]);
    const pin = (name: string) =>
      container.querySelector(`.leaflet-marker-icon[aria-label="${name}"]`) as HTMLElement;
    expect(pin('1. Market North')).toHaveTextContent('1');
    await userEvent.click(pin('1. Market North'));
    fireEvent.keyPress(pin('2. Market Graz'), { key: 'Enter', charCode: 13 });
    fireEvent.keyPress(pin('2. Market Graz'), { key: ' ', charCode: 32 });
    fireEvent.keyPress(pin('2. Market Graz'), { key: 'x', charCode: 120 });
    expect(chosen).toEqual(['north', 'graz', 'graz']);
  });

  it('STORE-03 has one pin for overlapping stores, which links to none of them', async () => {
    const { container, chosen } = await showLeaflet([
      north,
      { ...north, storeId: 'twin', name: 'Twin' },
    ]);
    const pins = container.querySelectorAll<HTMLElement>('.leaflet-marker-icon');
    expect([...pins].map((one) => [one.textContent, one.title])).toEqual([
      ['2', '2 stores: Market North, Twin'],
    ]);
    expect(pins[0]).toHaveAccessibleName('2 stores: Market North, Twin');
    await userEvent.click(pins[0] as HTMLElement);
    expect(chosen).toEqual([]);
  });

  it('has the tenant’s pictures where there are some', async () => {
    const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: 'Maps', maxZoom: 18 };
    const { container } = await show(
      <LeafletMap stores={[north]} outlines={[]} tiles={tiles} onChoose={() => undefined} />,
    );
    const sources = [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(sources.every((source) => source?.startsWith('/tiles/'))).toBe(true);
  });
});

describe('pins', () => {
  it('that would overlap are one', () => {
    const placed = [
      { item: 'a', x: 0, y: 0 },
      { item: 'b', x: 50, y: 0 },
      { item: 'c', x: 10, y: 10 },
    ];
    expect(clustersOf(placed, 40).map(({ items }) => items)).toEqual([['a', 'c'], ['b']]);
  });

  it('are inside the drawing, north above south, for any shape of the country', () => {
    for (const points of [[north.position], [north.position, graz.position]]) {
      const { width, height, to } = projectionOf(points, 640);
      for (const point of points) {
        const { x, y } = to(point);
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      }
    }
    const { to } = projectionOf([north.position, graz.position], 640);
    expect(to(north.position).y).toBeLessThan(to(graz.position).y);
  });
});
