import type { Scope, SearchKind } from '../../kernel/scope.js';
import { memorySearch } from './memory-search.js';
import { postgresSearch } from './postgres/postgres-search.js';
import type { ProductSearch } from './product-search.js';

const engines: Readonly<Record<SearchKind, ProductSearch>> = {
  memory: memorySearch,
  postgres: postgresSearch,
};

/** The search that a scope has, by default the index in memory. */
export const searchOf = ({ productSearch = 'memory' }: Scope): ProductSearch =>
  engines[productSearch];
