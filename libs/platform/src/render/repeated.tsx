import type { Slot } from '@larder/contracts';
import { useHost } from './host-context.js';
import { Place } from './place.js';

interface RepeatedProps<P> {
  readonly slot: Slot<P>;
  readonly props: NoInfer<P>;
  /** What the place shows. It alone decides the markup, but for what happens in the browser. */
  readonly of: object;
  readonly className?: string | undefined;
}

/**
 * An item of a list of places that many pages show alike, such as product tiles. On the server its
 * markup may lie ready from another page; the browser hydrates it as it would any other.
 */
export function Repeated<P>({ slot, props, of, className }: RepeatedProps<P>) {
  const { fragments } = useHost();
  const place = <Place slot={slot} props={props} />;
  const html = fragments?.take(slot.id, of, place);
  if (html === undefined) return <li className={className}>{place}</li>;
  // Markup of our own renderer, on the server alone: a browser never gets here.
  return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
