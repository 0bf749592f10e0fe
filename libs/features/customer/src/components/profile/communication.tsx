import { useState } from 'react';
import type { CommunicationSettings } from '@larder/contracts/customer';
import { Button, Card, Checkbox, FieldGroup, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { customerApi } from '../../api/customer-api.js';
import { useChoices } from '../forms/use-choices.js';
import { useText } from '../../messages/account-text.js';

const channels = ['personalEmailAllowed', 'personalMailAllowed', 'personalSmsAllowed'] as const;

/** Channels by which the customer may be contacted (CUST-08). */
export function Communication() {
  const text = useText();
  const { settings, outcome, isBusy, isOn, choose, save } = useCommunication();
  if (!settings && outcome !== 'failed')
    return (
      <Loading label={text('loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  return (
    <Card>
      <Stack gap={4}>
        {outcome === 'saved' && (
          <Notice type="success" live>
            {text('saved')}
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice type="error" live title={text('failed.title')}>
            {text('failed.text')}
          </Notice>
        )}
        {settings && (
          <form method="post" onSubmit={save}>
            <Stack gap={4}>
              <FieldGroup legend={text('communication.legend')}>
                {channels.map((channel) => (
                  <Checkbox
                    key={channel}
                    name={channel}
                    label={text(channel)}
                    checked={isOn(channel, settings[channel])}
                    onChange={({ target }) => choose(channel, target.checked)}
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
        )}
      </Stack>
    </Card>
  );
}

function useCommunication() {
  const { data: settings, isError } = customerApi.useGetCommunicationQuery();
  const [update, { isLoading: isBusy }] = customerApi.useUpdateCommunicationMutation();
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const { isOn, choose, changed, settle } = useChoices('communication');
  const save = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!settings) return;
    const chosen = channels.map((channel) => [channel, isOn(channel, settings[channel])] as const);
    const next: CommunicationSettings = { ...settings, ...Object.fromEntries(chosen) };
    setOutcome('none');
    const { error } = await update({ body: next });
    if (!error) settle(changed);
    setOutcome(error ? 'failed' : 'saved');
  };
  return {
    settings,
    isBusy,
    isOn,
    choose,
    outcome: isError ? 'failed' : outcome,
    save: (event: { preventDefault(): void }) => void save(event),
  };
}
