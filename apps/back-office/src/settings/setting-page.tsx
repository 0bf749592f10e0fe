import { LinearProgress } from '@mui/material';
import type { Setting } from '@larder/office-contract';
import { Suspense, lazy } from 'react';
import { EditBase, Title, useRecordContext, useTranslate } from 'react-admin';

/** The library of forms is loaded with the first of them. */
const SettingForm = lazy(() => import('./setting-form.js'));

const Content = () => {
  const setting = useRecordContext<Setting>();
  const translate = useTranslate();
  // For a moment react-admin shows what the list knows, and that has no schema.
  if (!setting?.schema) return <LinearProgress sx={{ mt: 2 }} />;
  return (
    <>
      <Title title={translate(`office.settings.names.${setting.id}`)} />
      <Suspense fallback={<LinearProgress sx={{ mt: 2 }} />}>
        <SettingForm key={setting.version} setting={setting} />
      </Suspense>
    </>
  );
};

/** The form of one setting, made from its JSON Schema. */
export const SettingPage = () => (
  <EditBase>
    <Content />
  </EditBase>
);
