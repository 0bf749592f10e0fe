import { useFormText } from '../../forms/use-form-text.js';
import { NewsletterForm } from '../../forms/newsletter-form.js';
import type { Fields } from './newsletter-unsubscribe.schema.js';

export default function NewsletterUnsubscribe({ fields }: { fields: Fields }) {
  const text = useFormText();
  return (
    <NewsletterForm
      kind="unsubscribe"
      title={fields.title}
      text={fields.text}
      done={fields.thanks ?? text('newsletter.left')}
      topics={fields.topics}
    />
  );
}
