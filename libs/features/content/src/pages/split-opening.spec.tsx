import { screen } from '@testing-library/react';
import { homePlace, type Block } from '@larder/contracts/content';
import { contribute, defineFeature, eager } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { content } from '../feature.js';
import { splitOpening } from './split-opening.js';

const section = (id: string, screens?: 'narrow' | 'wide'): Block => ({
  id,
  type: 'section',
  fields: { title: id, ...(screens && { screens }) },
  children: [{ id: `text-${id}`, type: 'text', fields: { html: `<p>About ${id}</p>` } }],
});

const asks = defineFeature({
  id: 'asks',
  enabled: () => true,
  contributions: [contribute(homePlace, eager({ default: () => <h2>Where to?</h2> }))],
});

const open = (slug: string, url: string) =>
  renderInHost({
    features: [content, asks],
    url,
    isPublic: true,
    handlers: {
      'GET /api/content/pages/:slug': () => ({
        slug,
        name: 'Page',
        noFollow: false,
        noIndex: false,
        blocks: [section('Hero', 'narrow'), section('Picture', 'wide'), section('Goods', 'narrow')],
      }),
    },
  });

const names = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map((heading) => heading.textContent);

describe('what a phone’s home page opens with', () => {
  it('CART-16 is before the question for the postcode in the document, too', async () => {
    await open('index', '/');
    expect(names()).toEqual(['Hero', 'Where to?', 'Picture', 'Goods']);
  });

  it('is on the home page only', async () => {
    await open('about', '/about');
    expect(names()).toEqual(['Hero', 'Picture', 'Goods']);
  });

  it.each([
    ['sections for phones at the start', [section('a', 'narrow'), section('b')], 1],
    ['nothing without one', [section('a'), section('b', 'narrow')], 0],
    ['all, if there are no others', [section('a', 'narrow')], 1],
  ])('is %s', (_case, blocks, count) => {
    expect(splitOpening(blocks)).toEqual({
      opening: blocks.slice(0, count),
      blocks: blocks.slice(count),
    });
  });
});
