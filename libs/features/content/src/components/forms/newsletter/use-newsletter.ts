import { formsApi } from '../../../api/forms-api.js';
import { useBlockForm } from '../use-block-form.js';

interface Values {
  readonly [field: string]: unknown;
  readonly email: string;
  readonly topics: readonly string[];
}

/** NEWS-09: subscribes an address to topics, or ends that. */
export function useNewsletter(kind: 'subscribe' | 'unsubscribe', topics: readonly string[]) {
  const [manage] = formsApi.useManageNewsletterMutation();
  return useBlockForm<Values>({
    initial: { email: '', topics: topics.length === 1 ? topics : [] },
    check: async ({ email, topics: chosen }) => {
      const { checkNewsletter } = await import('./check-newsletter.js');
      return checkNewsletter(email.trim(), chosen);
    },
    send: async ({ email, topics: chosen }) => {
      const body = { email: email.trim(), subscribe: [], unsubscribe: [], [kind]: [...chosen] };
      const { error } = await manage({ body });
      return error;
    },
  });
}
