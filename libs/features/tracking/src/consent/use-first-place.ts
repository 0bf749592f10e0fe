import { useEffect, useState } from 'react';

/** An element at the document's beginning: what asks for an answer comes first for a keyboard. */
export function useFirstPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
