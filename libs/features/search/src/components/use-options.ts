import { useState, type KeyboardEvent } from 'react';

/** The option that the arrow keys are at; the field keeps the focus. */
export function useOptions(listId: string) {
  const [active, setActive] = useState<string>();
  const move = (step: 1 | -1) => {
    const list = document.getElementById(listId);
    const ids = [...(list?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id);
    // One place more than there are options: past either end the field itself is active.
    const places = [undefined, ...ids];
    const at = places.indexOf(active);
    const next = places[(at + step + places.length) % places.length];
    setActive(next);
    if (next !== undefined) document.getElementById(next)?.scrollIntoView?.({ block: 'nearest' });
  };
  return {
    listId,
    active,
    clear: () => setActive(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        document.getElementById(active)?.click();
      }
    },
  };
}
