import { NewsletterChange } from '@larder/contracts/content/schemas';
import { problemsOf, type Problems } from '../read-form.js';

/** The contract's rules for the address, and at least one topic. */
export function checkNewsletter(email: string, topics: readonly string[]): Problems {
  const found = problemsOf(NewsletterChange, { email, subscribe: [...topics], unsubscribe: [] });
  return topics.length > 0 ? found : { ...found, topics: { key: 'newsletter.noTopic' } };
}
