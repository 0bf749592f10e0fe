import { RichText } from '../../components/rich/rich-text.js';
import type { Fields } from './text.schema.js';

export default function Text({ fields }: { fields: Fields }) {
  return <RichText nodes={fields.html} />;
}
