import { useState } from 'react';
import type { Customer, CustomerSettings } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Button, Card, Checkbox, FieldGroup, Notice, Stack } from '@larder/ui';
import { accountOf } from '../../state/account/account.js';
import { customerApi } from '../../api/customer-api.js';
import { useChoices } from '../forms/use-choices.js';
import { useText } from '../../messages/account-text.js';
import { afterChange, changeOf, topicsOf } from './topic-changes.js';

type Outcome = 'saved' | 'saved.topics' | 'failed';

/** Topics of the newsletter that the customer gets. */
export default function Newsletter({ customer }: { readonly customer: Customer }) {
  const text = useText();
  const { locale } = useFeature();
  const { offered, chosen, outcome, isBusy, toggle, save } = useTopics(customer);
  return (
    <Card>
      <Stack gap={4}>
        {outcome === 'failed' && (
          <Notice type="error" live title={text('failed.title')}>
            {text('failed.text')}
          </Notice>
        )}
        {outcome && outcome !== 'failed' && (
          <Notice type={outcome === 'saved' ? 'success' : 'info'} live>
            {text(outcome, { email: customer.email })}
          </Notice>
        )}
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack gap={4}>
            <FieldGroup legend={text('newsletter.legend')}>
              {offered.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  name={id}
                  label={label[locale.code] ?? id}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
              ))}
            </FieldGroup>
            <div>
              <Button type="submit" busy={isBusy}>
                {text('save')}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}

function useTopics(customer: Customer) {
  const context = useFeature();
  const offered = context.settings<CustomerSettings | undefined>('account')?.newsletterTopics ?? [];
  const [stored, setStored] = useState<readonly string[]>(() => topicsOf(customer));
  const { isOn, choose, changed, settle } = useChoices('newsletter');
  const ids = offered.map(({ id }) => id);
  const chosen = ids.filter((id) => isOn(id, stored.includes(id)));
  const [outcome, setOutcome] = useState<Outcome>();
  const [manageTopics, { isLoading: isBusy }] = customerApi.useManageTopicsMutation();
  const toggle = (id: string) => {
    setOutcome(undefined);
    choose(id, !chosen.includes(id));
  };
  const save = async () => {
    const change = changeOf(customer, chosen, ids);
    if (change.subscribe.length + change.unsubscribe.length === 0) return setOutcome('saved');
    setOutcome(undefined);
    const { data: status } = await manageTopics({ body: change });
    if (status !== 200 && status !== 202) return setOutcome('failed');
    const next = afterChange(customer, change, status);
    accountOf(context).update(next);
    setStored(topicsOf(next));
    settle(changed);
    return setOutcome(status === 202 ? 'saved.topics' : 'saved');
  };
  return { offered, chosen, outcome, isBusy, toggle, save };
}
