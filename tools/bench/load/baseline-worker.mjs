/**
 * Baseline of this machine: React renders a fixed list repeatedly for two seconds. A shared machine's
 * speed can double within an hour, so a measured value of the shop means little without it. Prints
 * renderings per CPU-second.
 */
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const ITEMS = 200;
const SECONDS = 2;

const Item = ({ n }) =>
  h('li', { className: 'item' }, h('a', { href: `/item/${n}` }, `Item ${n}`), h('span', null, n));
const List = () =>
  h(
    'ul',
    null,
    Array.from({ length: ITEMS }, (_, n) => h(Item, { key: n, n })),
  );

function renderFor(seconds) {
  const end = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let done = 0;
  for (; performance.now() < end; done += 1) renderToString(h(List));
  const { user, system } = process.cpuUsage(before);
  return (done * 1e6) / (user + system);
}

renderFor(SECONDS / 2);
process.stdout.write(String(renderFor(SECONDS)));
