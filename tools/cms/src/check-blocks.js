'use strict';

/**
 * What is wrong with a page's blocks, or undefined. Each is `{ id, type, fields }`, with `audience`,
 * `visibleFrom`, `visibleUntil` and `children` where it has any. What stands in `fields` is the
 * affair of the block's type, and of the shop that shows it.
 */
function faultOfBlocks(blocks) {
  const ids = new Set();
  return faultOf(blocks, 'blocks', ids, 0);
}

const AUDIENCE = new Set(['guest', 'customer', 'member']);
const KEYS = new Set([
  'id',
  'type',
  'fields',
  'audience',
  'visibleFrom',
  'visibleUntil',
  'children',
]);
const DEEPEST = 12;

function faultOf(blocks, where, ids, depth) {
  if (!Array.isArray(blocks)) return `${where} is no list`;
  if (depth > DEEPEST) return `${where} lies too deep`;
  for (const [at, block] of blocks.entries()) {
    const place = `${where}[${at}]`;
    const fault =
      faultOfBlock(block, ids) ??
      (block.children === undefined
        ? undefined
        : faultOf(block.children, `${place}.children`, ids, depth + 1));
    if (fault !== undefined) return fault.startsWith(where) ? fault : `${place}: ${fault}`;
  }
  return undefined;
}

function faultOfBlock(block, ids) {
  if (!isObject(block)) return 'is no block';
  if (typeof block.id !== 'string' || block.id === '') return 'id is missing';
  if (ids.has(block.id)) return `there are two blocks with the id ${block.id}`;
  ids.add(block.id);
  if (typeof block.type !== 'string' || block.type === '') return 'type is missing';
  if (!isObject(block.fields)) return 'fields is no object';
  const unknown = Object.keys(block).find((key) => !KEYS.has(key));
  if (unknown !== undefined) return `${unknown} is not known`;
  const { audience = [] } = block;
  if (!Array.isArray(audience) || !audience.every((one) => AUDIENCE.has(one)))
    return `audience holds other things than ${[...AUDIENCE].join(', ')}`;
  return ['visibleFrom', 'visibleUntil'].flatMap((name) => faultOfInstant(name, block[name]))[0];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function faultOfInstant(name, value) {
  if (value === undefined) return [];
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))
    ? []
    : [`${name} is no instant such as 2026-12-01T08:00:00+01:00`];
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a page leads on by itself: what it lacks, or undefined. */
function faultOfRedirect(redirect) {
  if (redirect === undefined || redirect === null) return undefined;
  if (!isObject(redirect)) return 'autoRedirect is no object';
  const missing = ['url', 'label'].find(
    (name) => typeof redirect[name] !== 'string' || !redirect[name],
  );
  return missing === undefined ? undefined : `autoRedirect: ${missing} is missing`;
}

const parsed = (value) => (typeof value === 'string' ? JSON.parse(value) : value);

/** What is wrong with the JSON fields of a page that is saved; those that are absent stay as they are. */
function faultOfPage({ blocks, autoRedirect }) {
  const fault = blocks === undefined ? undefined : faultOfBlocks(parsed(blocks));
  return fault ?? faultOfRedirect(parsed(autoRedirect));
}

module.exports = { faultOfPage };
