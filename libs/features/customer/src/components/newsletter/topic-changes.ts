import type { Customer } from '@larder/contracts/customer';

export interface TopicChange {
  readonly subscribe: string[];
  readonly unsubscribe: string[];
}

export const topicsOf = ({ newsletterTopics }: Pick<Customer, 'newsletterTopics'>): string[] =>
  newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId);

/** What has to be sent so that the chosen topics are subscribed, of those that are offered (NEWS-06). */
export function changeOf(
  customer: Customer,
  chosen: readonly string[],
  offered: readonly string[],
): TopicChange {
  const known = topicsOf(customer);
  return {
    subscribe: chosen.filter((topic) => !known.includes(topic)),
    unsubscribe: offered.filter((topic) => known.includes(topic) && !chosen.includes(topic)),
  };
}

/**
 * The customer after a change: cancelled topics are removed (NEWS-05), new ones are active at once
 * (NEWS-04) unless a confirmation is pending (202, NEWS-03).
 */
export function afterChange(
  customer: Customer,
  { subscribe, unsubscribe }: TopicChange,
  status: number,
): Customer {
  const stored = topicsOf(customer).filter((topic) => !unsubscribe.includes(topic));
  const added = status === 202 ? [] : subscribe.filter((topic) => !stored.includes(topic));
  const newsletterTopics = [...stored, ...added].map((newsletterTopicId) => ({
    newsletterTopicId,
  }));
  return { ...customer, newsletterTopics };
}
