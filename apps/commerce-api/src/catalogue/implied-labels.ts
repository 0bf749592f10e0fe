import type { ProductMark } from '@larder/contracts/catalogue';
import { ProductMark as ProductMarks } from '@larder/contracts/catalogue/schemas';

/** What a mark says beside itself: whatever is vegan is vegetarian too. */
const implied: Readonly<Record<string, readonly string[]>> = { vegan: ['vegetarian'] };

/** The labels with all that they imply, without duplicates. */
export function withImplied(marks: readonly string[]): readonly string[] {
  return [...new Set(marks.flatMap((mark) => [mark, ...(implied[mark] ?? [])]))];
}

/** Every mark that says at least as much as the given one, itself included. */
export function marksSaying(mark: ProductMark): ProductMark[] {
  return [mark, ...ProductMarks.options.filter((other) => implied[other]?.includes(mark))];
}
