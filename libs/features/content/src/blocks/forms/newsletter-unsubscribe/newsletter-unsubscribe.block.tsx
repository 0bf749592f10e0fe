import { useFormText } from '../../../messages/use-form-text.js';
import { NewsletterForm } from '../../../components/forms/newsletter/newsletter-form.js';
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
