import { useEffect, type KeyboardEvent, type RefObject } from 'react';

interface GridKeys {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** Id of the cell that the arrow keys are at. */
  readonly active: string | undefined;
  readonly setActive: (id: string | undefined) => void;
}

const cellsOf = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll('[role="gridcell"][id]') ?? []),
];

/**
 * Keys of a combobox with a grid: up and down move through the rows while the focus stays in the
 * field, right goes to the row's button, and left or Escape comes back from it. Listens at the field
 * itself, so that this code loads with the suggestions.
 */
export function useGridKeys({ input, listId, active, setActive }: GridKeys) {
  const move = (step: 1 | -1) => {
    // One place more than there are rows: past either end the field itself is active.
    const places = [undefined, ...cellsOf(listId).map(({ id }) => id)];
    const at = places.indexOf(active);
    const next = places[(at + step + places.length) % places.length];
    setActive(next);
    if (next !== undefined) document.getElementById(next)?.scrollIntoView?.({ block: 'nearest' });
  };
  const press = (event: { readonly key: string; preventDefault(): void }) => {
    const cell = active === undefined ? undefined : (document.getElementById(active) ?? undefined);
    const button = cell?.parentElement?.querySelector('button');
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && cell) cell.querySelector('a')?.click();
    else if (event.key === 'ArrowRight' && button) button.focus();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  });
  /** For what has the focus within the suggestions. */
  return (event: KeyboardEvent) => {
    const isInRow = (event.target as Element).closest('[role="gridcell"]') !== null;
    const isBack = event.key === 'Escape' || (isInRow && event.key === 'ArrowLeft');
    const isMove = isInRow && ['ArrowUp', 'ArrowDown'].includes(event.key);
    if (!isBack && !isMove) return;
    input.current?.focus();
    if (isBack) event.preventDefault();
    else press(event);
  };
}
