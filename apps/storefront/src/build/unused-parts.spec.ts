/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutHookParts, withoutQueryParts } from '../../../../tools/vite/trim/query-parts.mjs';
import { REACT_FUNCTIONS, withoutReactParts } from '../../../../tools/vite/trim/react-parts.mjs';
import { usedPart } from '../../../../tools/vite/trim/unused-parts.mjs';

const INSTALLED = path.join(__dirname, '../../../../node_modules');
const read = (file: string) => readFileSync(path.join(INSTALLED, file), 'utf8');
const QUERY = '@reduxjs/toolkit/dist/query';

describe('parts of packages that the browser build removes', () => {
  it('finds all of them in the installed versions', () => {
    const code = read('react-dom/cjs/react-dom-client.production.js');
    const react = withoutReactParts(code);
    expect(react.length).toBeLessThan(code.length * 0.95);
    for (const name of REACT_FUNCTIONS) expect(react).toContain(`function ${name}() {}`);
    expect(react).not.toContain('FragmentInstance.prototype');
    expect(react).not.toMatch(/gotPointerCapture|scrollEnd|"onTransitionRun"/);
    expect(react).toContain('input invalid keyDown');
    expect(withoutQueryParts(read(`${QUERY}/rtk-query.modern.mjs`))).not.toContain(
      'windowEventsHandler',
    );
    const hooks = withoutHookParts(read(`${QUERY}/react/rtk-query-react.modern.mjs`));
    expect(hooks).toContain('buildInfiniteQueryHooks() {}');
  });

  it('fails the build when a version is written in another way', () => {
    expect(() => withoutReactParts('function other() {}')).toThrow('react-dom has no function');
    expect(() => withoutQueryParts('')).toThrow('RTK Query has no');
  });

  it.each([
    ["import { useId, ViewTransition } from 'react';", 'ViewTransition'],
    ["import { preload } from 'react-dom';", 'preload'],
    ['const a = React2.Activity;', 'Activity'],
    ['<Fragment key={id} ref={row}>', 'ref='],
    ['<li onDragStart={take}>', 'onDragStart'],
    ['{ onPlayCapture: show }', 'onPlayCapture'],
    ['useGetCartQuery(undefined, { pollingInterval: 1000 })', 'pollingInterval'],
    ['build.infiniteQuery({})', 'infiniteQuery'],
  ])('refuses the source %s, and names %s', (code, use) => {
    expect(usedPart(code)).toContain(use);
  });

  it.each([
    "import { useId } from 'react';\nimport { preload } from './preload.js';",
    "import { createPortal } from 'react-dom';",
    '<Fragment key={id}>',
    'useGetCartQuery(undefined, { skip: true })',
  ])('accepts the source %s', (code) => {
    expect(usedPart(code)).toBeUndefined();
  });
});

interface Client {
  hydrateRoot(root: Element, node: unknown): { render(node: unknown): void };
}

/** The trimmed client with the React of a production build. */
function loadTrimmed() {
  const own = createRequire(__filename);
  const real = (name: string): unknown => {
    const module = { exports: {} };
    const [file, from] = ({
      react: ['react/cjs/react.production.js', 'react'],
      'react-dom': ['react-dom/cjs/react-dom.production.js', 'react-dom'],
      client: ['react-dom/cjs/react-dom-client.production.js', 'react-dom'],
      scheduler: ['scheduler/cjs/scheduler.production.js', 'scheduler'],
    }[name] ?? [name, '']) as [string, string];
    if (from === '') return own(name);
    const text = name === 'client' ? withoutReactParts(read(file)) : read(file);

    const run = new Function('module', 'exports', 'require', text) as (...all: unknown[]) => void;
    run(module, module.exports, once);
    return module.exports;
  };
  const seen = new Map<string, unknown>();
  const once = (name: string): unknown => {
    if (!seen.has(name)) seen.set(name, real(name));
    return seen.get(name);
  };
  return {
    React: once('react') as typeof import('react'),
    DOM: once('react-dom') as typeof import('react-dom'),
    client: once('client') as Client,
  };
}

/** Waits for what a transition draws, however slow the machine is. */
async function until(isTrue: () => boolean) {
  const end = Date.now() + 10_000;
  while (!isTrue() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('React without these parts', () => {
  it('hydrates, suspends, moves rows and removes them in transitions', async () => {
    const { React, DOM, client } = loadTrimmed();
    const { createElement: h, Fragment, Suspense } = React;
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown = document.createElement('p');
    const waiting: { resolve?: () => void } = {};
    const slow = new Promise<void>((resolve) => (waiting.resolve = resolve));
    const refs: (Element | null)[] = [];
    let change: (rows: string[]) => void = () => undefined;
    const Lazy = React.lazy(async () =>
      slow.then(() => ({ default: () => h('em', null, 'late') })),
    );
    function App() {
      const [rows, setRows] = React.useState(['a', 'b', 'c']);
      const [isPending, start] = React.useTransition();
      change = (next) => start(() => setRows(next));
      return h(
        'ul',
        { className: isPending ? 'pending' : 'done' },
        rows.map((row) =>
          h(
            Fragment,
            { key: row },
            h('li', { ref: (e: Element | null) => void refs.push(e) }, row),
          ),
        ),
        rows.length > 3 && h(Suspense, { fallback: h('i') }, h(Lazy)),
        rows.length > 3 && DOM.createPortal(rows.length, shown),
      );
    }
    const root = document.createElement('div');
    document.body.append(root, shown);
    root.innerHTML = '<ul class="done"><li>a</li><li>b</li><li>c</li></ul>';
    const first = root.querySelector('li');
    React.startTransition(() => void client.hydrateRoot(root, h(App)));
    await until(() => refs.length === 3);
    expect(root.querySelector('li')).toBe(first);
    change(['c', 'a', 'd']);
    await until(() => root.textContent === 'cad');
    expect(root.innerHTML).toBe('<ul class="done"><li>c</li><li>a</li><li>d</li></ul>');
    expect(root.querySelectorAll('li')[1]).toBe(first);
    change(['c', 'a', 'd', 'e']);
    await until(() => root.textContent === 'cade');
    waiting.resolve?.();
    await until(() => root.textContent === 'cadelate');
    expect(root.textContent).toBe('cadelate');
    expect(shown.textContent).toBe('4');
    change([]);
    await until(() => root.textContent === '');
    expect(root.innerHTML).toBe('<ul class="done"></ul>');
    expect(refs.filter((ref) => ref === null).length).toBeGreaterThanOrEqual(5);
    expect(errors).not.toHaveBeenCalled();
  });
});
