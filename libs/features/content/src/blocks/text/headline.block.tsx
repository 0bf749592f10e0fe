import type { Fields } from './headline.schema.js';

export default function Headline({ fields }: { fields: Fields }) {
  const Heading = `h${fields.level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Heading>{fields.text}</Heading>;
}
