import type { Audience, Block } from '@larder/contracts/content';
import * as schemas from '@larder/contracts/content/schemas';
import * as z from 'zod/mini';

/** Publication period: ISO timestamps with offset, open ends are absent. */
export interface VisibilityWindow {
  readonly visibleFrom?: string | undefined;
  readonly visibleUntil?: string | undefined;
}

/** A block as its editors keep it. */
export type SourceBlock = Omit<Block, 'children'> &
  VisibilityWindow & { readonly children?: readonly SourceBlock[] | undefined };

const Instant = z.iso.datetime({ offset: true });
const visibilityFields = { visibleFrom: z.optional(Instant), visibleUntil: z.optional(Instant) };

export const SourceBlock: z.ZodMiniType<SourceBlock, SourceBlock> = z.lazy(() =>
  z.object({
    id: z.string().check(z.minLength(1)),
    type: z.string(),
    audience: z.optional(z.array(schemas.Audience)),
    fields: z.record(z.string(), z.unknown()),
    ...visibilityFields,
    children: z.optional(z.array(SourceBlock)),
  }),
);

/** A page of a source in one language. */
export const PageVersion = z.extend(schemas.Page, {
  ...visibilityFields,
  blocks: z.array(SourceBlock),
});

/** Audience and date of a view. */
export interface View {
  readonly at: Date;
  /** Absent: the blocks keep their restrictions, and the component that renders them applies them. */
  readonly audience?: Audience | undefined;
}

/** The start counts, the end does not. */
export function isLive({ visibleFrom, visibleUntil }: VisibilityWindow, at: Date): boolean {
  const now = at.getTime();
  if (visibleFrom !== undefined && Date.parse(visibleFrom) > now) return false;
  return visibleUntil === undefined || Date.parse(visibleUntil) > now;
}

/** The blocks that a view shows, in the contract's shape, without publication periods. */
export function blocksIn(blocks: readonly SourceBlock[], view: View): Block[] {
  return blocks
    .filter((block) => isLive(block, view.at) && isForAudience(block, view.audience))
    .map(({ visibleFrom: _from, visibleUntil: _until, audience, children, ...block }) => ({
      ...block,
      ...(audience && view.audience === undefined && { audience }),
      ...(children && { children: blocksIn(children, view) }),
    }));
}

function isForAudience({ audience = [] }: SourceBlock, visitor: Audience | undefined): boolean {
  return visitor === undefined || audience.length === 0 || audience.includes(visitor);
}

/** The first instant after `at` at which a publication period begins or ends. */
export function nextChange(windows: readonly VisibilityWindow[], at: Date): Date | undefined {
  const instants = windows
    .flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
    .map((text) => Date.parse(text ?? ''))
    .filter((instant) => instant > at.getTime());
  return instants.length > 0 ? new Date(Math.min(...instants)) : undefined;
}

/** A block and everything below it. */
export function flattenSource(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.flatMap((block) => [block, ...flattenSource(block.children ?? [])]);
}
