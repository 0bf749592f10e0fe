import { Notice } from '@larder/ui';
import type { Fields } from './user-message.schema.js';

export default function UserMessage({ fields }: { fields: Fields }) {
  return <Notice type={fields.tone}>{fields.text}</Notice>;
}
