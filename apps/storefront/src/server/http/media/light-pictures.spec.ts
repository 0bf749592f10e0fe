import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wantsLightPictures } from './light-pictures.js';
import { createMedia } from './media.js';
import { headersFor } from '../security-headers.js';

const folder = mkdtempSync(path.join(tmpdir(), 'light-pictures-'));
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const media = createMedia(headersFor(false));
const sent = async (name: string, isLight: boolean) => {
  const answer = await media.find([folder], name, { isLight });
  const head = answer?.variants.identity.head ?? [];
  return { text: answer?.variants.identity.body.toString(), vary: head[head.indexOf('vary') + 1] };
};

beforeAll(() => {
  write('banner.svg', '<svg>all</svg>');
  write('banner.light.svg', '<svg>few</svg>');
  write('apple.svg', '<svg>apple</svg>');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('pictures for visitors who save data', () => {
  it.each([
    [{ 'save-data': 'on' }, true],
    [{ ect: '2g' }, true],
    [{ ect: 'slow-2g' }, true],
    [{ ect: '3g' }, false],
    [{ 'save-data': 'off', ect: '4g' }, false],
    [{}, false],
  ])('are wanted by %j: %s', (headers, wanted) => {
    expect(wantsLightPictures(headers)).toBe(wanted);
  });

  it('are the smaller ones under the same URL, and caches keep both apart', async () => {
    const vary = 'accept-encoding, save-data, ect';
    expect(await sent('banner.svg', true)).toEqual({ text: '<svg>few</svg>', vary });
    expect(await sent('banner.svg', false)).toEqual({ text: '<svg>all</svg>', vary });
  });

  it('are the usual ones where there is none smaller, cached once for everybody', async () => {
    const usual = { text: '<svg>apple</svg>', vary: 'accept-encoding' };
    expect(await sent('apple.svg', true)).toEqual(usual);
    expect(await sent('apple.svg', false)).toEqual(usual);
  });
});
