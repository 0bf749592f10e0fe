import { useState } from 'react';
import type { ErrorCode } from '@larder/contracts';
import { codeOf, useFeature } from '@larder/platform';
import { matchApi } from '../../api/match-api.js';
import { partsOf, rowsOf, type ListRow } from './list-rows.js';

export type MatchState = 'none' | 'busy' | 'failed' | 'tooMany';

interface Matched {
  readonly rows: readonly ListRow[] | undefined;
  readonly error?: unknown;
}

const tooMany = 'TOO_MANY_REQUESTS' satisfies ErrorCode;

/** Rows of a pasted text or of a shopping list, matched by the backend. */
export function useListMatch() {
  const context = useFeature();
  const [rows, setRows] = useState<readonly ListRow[]>();
  const [state, setState] = useState<MatchState>('none');
  const [matchList] = matchApi.useMatchListMutation();
  const run = async (match: () => Promise<Matched>) => {
    setState('busy');
    setRows(undefined);
    const broken = (error: unknown): Matched => ({ rows: undefined, error });
    const { rows: found, error } = await match().catch(broken);
    const failure = codeOf(error) === tooMany ? 'tooMany' : 'failed';
    setState(found ? 'none' : failure);
    setRows(found);
  };
  const matched = async (text: string): Promise<Matched> => {
    const { data, error } = await matchList({ body: { text } });
    return { rows: data && rowsOf(data.lines), error };
  };
  const ofList = async (id: string): Promise<Matched> => {
    const { readList } = await import('./read-list.js');
    const { data, error } = await readList(context, id);
    if (!data) return { rows: undefined, error };
    const { rows: known, text } = partsOf(data.items);
    const free = text === '' ? { rows: [] } : await matched(text);
    return { ...free, rows: free.rows && [...known, ...free.rows] };
  };
  return {
    rows,
    setRows,
    state,
    matchText: (text: string) => run(() => matched(text)),
    matchShoppingList: (id: string) => run(() => ofList(id)),
  };
}
