import { block, defineFeature, eager } from '@larder/platform';
import * as z from 'zod/mini';

interface Fields {
  readonly title: string;
  readonly limit: number;
}

const schema = z.object({ title: z.string(), limit: z.number() });
const Group = ({ fields }: { readonly fields: Fields }) => (
  <p>{`${fields.title}, ${fields.limit} of them`}</p>
);

/** The content block of another feature that shows a group of products. */
export const groupBlock = defineFeature({
  id: 'groups',
  enabled: () => true,
  blockTypeLists: [
    eager({
      blocks: [block('product-group', eager({ default: Group }), eager({ schema }))],
    }),
  ],
});
