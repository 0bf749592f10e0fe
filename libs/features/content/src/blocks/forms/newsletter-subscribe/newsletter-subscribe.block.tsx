import { useEffect, useState } from 'react';
import { Notice } from '@larder/ui';
import { useVisitor } from '../../../components/audience/use-visitor.js';
import { formsApi } from '../../../api/forms-api.js';
import { useFormText } from '../../../messages/use-form-text.js';
import { NewsletterForm } from '../../../components/forms/newsletter/newsletter-form.js';
import type { Fields } from './newsletter-subscribe.schema.js';

/** NEWS-07: the text before, then the result; opening the mail's link confirms. */
export default function NewsletterSubscribe({ fields }: { fields: Fields }) {
  const visitor = useVisitor();
  const texts = fields.texts[visitor === 'guest' ? 'anonymous' : 'loggedIn'];
  const confirmation = useConfirmation();
  const text = useFormText();
  if (confirmation === 'pending')
    return <Notice type="info">{text('newsletter.confirming')}</Notice>;
  if (confirmation !== 'none')
    return (
      <Notice type={confirmation === 'done' ? 'success' : 'error'} live>
        {confirmation === 'done' ? texts.confirmSuccess : texts.confirmError}
      </Notice>
    );
  return (
    <NewsletterForm
      kind="subscribe"
      title={fields.title}
      text={texts.beforeContent}
      done={texts.subscribeSuccess}
      failed={texts.subscribeError}
      topics={fields.topics}
    />
  );
}

type Confirmation = 'none' | 'pending' | 'done' | 'refused';

/** Submits the token of the URL, once; the page itself is the same for everyone. */
function useConfirmation(): Confirmation {
  const [confirm] = formsApi.useConfirmNewsletterMutation();
  const [state, setState] = useState<Confirmation>('none');
  useEffect(() => {
    const token = new URLSearchParams(window.location.search).get('confirm');
    if (token === null || token === '') return;
    setState('pending');
    void confirm({ body: { token } }).then(({ error }) => setState(error ? 'refused' : 'done'));
  }, [confirm]);
  return state;
}
