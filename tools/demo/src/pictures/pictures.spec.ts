import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { assortments } from '../catalogue/assortments.js';
import { loadTypefaces } from '../composer/lettering/typeface-files.js';
import { buildAssortment } from '../feed/build.js';
import { mediaFiles } from './media-files.js';
import { tenantFolder } from '../workspace.js';

describe.each(assortments.map((assortment) => [assortment.tenant, assortment] as const))(
  'pictures of %s',
  (tenant, assortment) => {
    let files: ReturnType<typeof mediaFiles>;

    beforeAll(async () => {
      await loadTypefaces();
      files = mediaFiles(assortment);
    });

    it('are the same at every run and different from each other', () => {
      expect(mediaFiles(assortment)).toEqual(files);
      const products = files.filter(([name]) => name.startsWith('products/'));
      expect(new Set(products.map(([, text]) => text)).size).toBe(products.length);
    });

    it('are well-formed, small, and need nothing from elsewhere', () => {
      const sizes: number[] = [];
      for (const [name, text] of files) {
        sizes.push(gzipSync(text).length);
        expect([
          name,
          /^<svg xmlns="[^"]+" viewBox="(0 0 \d+ 480|24 30 432 432|80 70 320 320)">/.test(text),
        ]).toEqual([name, true]);
        expect([name, /undefined|NaN|href="(?!#)|url\((?!#)/.exec(text)?.[0]]).toEqual([
          name,
          undefined,
        ]);
        const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const used = [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
        expect([name, used.filter((id) => !ids.includes(id))]).toEqual([name, []]);
        expect([name, ids.length]).toEqual([name, new Set(ids).size]);
      }
      sizes.sort((a, b) => a - b);
      expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(4500);
    });

    it('of banners are much smaller for visitors who save data', () => {
      const sizes = new Map(files.map(([name, text]) => [name, gzipSync(text).length]));
      const light = [...sizes].filter(([name]) => name.endsWith('.light.svg'));
      expect(light).toHaveLength(assortment.scenes.length);
      const usual = light.map(([name]) => sizes.get(name.replace('.light', '')) ?? 0);
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
      expect(light.filter(([, size], at) => size > 0.9 * (usual[at] ?? 0))).toEqual([]);
      expect(sum(light.map(([, size]) => size)) / sum(usual)).toBeLessThan(0.7);
    });

    it('exist for every product, category and page that shows one', () => {
      const drawn = new Set(files.map(([name]) => `/media/${tenant}/${name}`));
      const wanted = buildAssortment(assortment).flatMap(({ row }) => [
        ...(row.picture === undefined ? [] : [row.picture]),
        ...(row.morePictures ?? []),
      ]);
      const folder = tenantFolder(tenant);
      const texts = ['content', 'data'].flatMap((part) =>
        readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
          .map((name) => path.join(folder, part, name))
          .filter((name) => name.endsWith('.json') && existsSync(name))
          .map((name) => readFileSync(name, 'utf8')),
      );
      const linked = texts.flatMap((text) => text.match(/\/media\/[^"]+\.svg/g) ?? []);
      expect([...wanted, ...linked].filter((address) => !drawn.has(address))).toEqual([]);
    });
  },
);
