import { useState } from 'react';
import { useFeature } from '@larder/platform';
import { Button, Card, DownloadIcon, Notice, Stack } from '@larder/ui';
import { securityApi } from '../../api/security-api.js';
import { useText } from '../../messages/security-text.js';

/** All stored data of the customer, as a file. */
export function DataExport() {
  const text = useText();
  const { tenant } = useFeature();
  const [exportCustomer] = securityApi.useLazyExportCustomerQuery();
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setOutcome(undefined);
    const { data } = await exportCustomer();
    setBusy(false);
    if (data) save(JSON.stringify(data, null, 2), `${tenant.tenantId}-data.json`);
    setOutcome(data ? 'done' : 'failed');
  };
  return (
    <Card as="section" aria-labelledby="export">
      <Stack gap={4}>
        <h2 id="export">{text('export.title')}</h2>
        <p>{text('export.text')}</p>
        {outcome && (
          <Notice type={outcome === 'done' ? 'success' : 'error'} live>
            {text(`export.${outcome}`)}
          </Notice>
        )}
        <div>
          <Button
            variant="secondary"
            icon={<DownloadIcon />}
            busy={isBusy}
            onClick={() => void download()}
          >
            {text('export.button')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function save(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
