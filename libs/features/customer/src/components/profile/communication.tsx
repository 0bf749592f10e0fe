import { useEffect, useState } from 'react';
import type { CommunicationSettings } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Button, Card, Checkbox, FieldGroup, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { customerApi, saveCommunication, untracked } from '../../api/customer-api.js';
import { useChoices } from '../forms/use-choices.js';
import { useText } from '../../messages/account-text.js';

const channels = ['personalEmailAllowed', 'personalMailAllowed', 'personalSmsAllowed'] as const;

/** By which ways the customer may be addressed (CUST-08); known as long as this is on screen. */
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
                {channels.map((way) => (
                  <Checkbox
                    key={way}
                    name={way}
                    label={text(way)}
                    checked={isOn(way, settings[way])}
                    onChange={({ target }) => choose(way, target.checked)}
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
  const context = useFeature();
  const { dispatch } = context;
  const [settings, setSettings] = useState<CommunicationSettings>();
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [isBusy, setBusy] = useState(false);
  const { isOn, choose, changed, settle } = useChoices('communication');
  useEffect(() => {
    let isCurrent = true;
    void dispatch(customerApi.endpoints.getCommunication.initiate(undefined, untracked)).then(
      ({ data }) => {
        if (!isCurrent) return;
        if (data) setSettings(data);
        else setOutcome('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch]);
  const save = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!settings) return;
    const chosen = channels.map((way) => [way, isOn(way, settings[way])] as const);
    const next: CommunicationSettings = { ...settings, ...Object.fromEntries(chosen) };
    setBusy(true);
    setOutcome('none');
    const status = await saveCommunication(context, next);
    setBusy(false);
    if (status === 200) {
      setSettings(next);
      settle(changed);
    }
    setOutcome(status === 200 ? 'saved' : 'failed');
  };
  return {
    ...{ settings, outcome, isBusy, isOn, choose },
    save: (event: { preventDefault(): void }) => void save(event),
  };
}
