import { startTransition, useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { searchRoute } from '@larder/contracts/search';
import { useHref } from '@larder/platform';
import { readTerm } from '../api/term.js';

/** What stands in the field, and whether its suggestions are wanted. */
export function useSearchField() {
  const { pathname, search } = useLocation();
  const sample = useHref()(searchRoute, { term: '-' });
  const address = pathname + search;
  const [shown, setShown] = useState(address);
  const [term, setTerm] = useState(() => readTerm(pathname, sample));
  const [isOpen, setOpen] = useState(false);
  const [isLive, setLive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  if (shown !== address) {
    setShown(address);
    setTerm(readTerm(pathname, sample));
    setOpen(false);
  }
  useEffect(() => {
    setLive(true);
    // Words that were typed before the script was there.
    if (input.current?.value) setTerm(input.current.value);
  }, []);
  return {
    input,
    term,
    isOpen,
    isLive,
    type: (text: string) => {
      setTerm(text);
      setOpen(true);
    },
    // The tap is painted before the suggestions are rendered.
    open: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
    /** The focus goes to another part of the form, or leaves it. */
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // A window that loses the focus keeps its active element, and a dialog of the shop comes back.
      const to = relatedTarget ?? document.activeElement;
      if (!currentTarget.contains(to) && !to?.closest('[role=dialog]')) setOpen(false);
    },
  };
}

export type SearchField = ReturnType<typeof useSearchField>;
