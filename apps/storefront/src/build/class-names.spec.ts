import { shortClassNames } from '../../../../tools/vite/plugins/class-names.mjs';

const CSS = '.tile { animation: turn 1s; } .tile .name, .name:hover {} @keyframes turn {}';
const TILE = '/shop/libs/ui/src/tile.module.css';

describe('class names of a production build', () => {
  it('are the same in the builds for server and browser, on every machine', () => {
    const names = ['tile', 'name', 'turn'];
    const browser = shortClassNames('/shop');
    const server = shortClassNames('/home/other/shop');
    const inBrowser = names.map((name) => browser(name, `${TILE}?used`, CSS));
    // The order in which a build meets names does not matter.
    const onServer = names.toReversed().map((name) => server(name, `/home/other${TILE}`, CSS));
    expect(onServer.toReversed()).toEqual(inBrowser);
  });

  it('are short, begin with a letter and differ within a file', () => {
    const names = Array.from({ length: 200 }, (_, at) => `n${at}`);
    const css = names.map((name) => `.${name} {}`).join('\n');
    const nameOf = shortClassNames('/shop');
    const short = names.map((name) => nameOf(name, TILE, css));
    expect(new Set(short).size).toBe(200);
    for (const name of short) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{4,5}$/);
  });

  it('differ between files', () => {
    const nameOf = shortClassNames('/shop');
    expect(nameOf('tile', TILE, CSS)).not.toBe(nameOf('tile', '/shop/a/b.module.css', CSS));
  });

  it('reject a name that the style sheet does not contain', () => {
    expect(() => shortClassNames('/shop')('other', TILE, CSS)).toThrow('other');
  });
});
