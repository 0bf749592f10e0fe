import { Alert, Box, Button, Card, Stack } from '@mui/material';
import type { Setting } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import Form from '@rjsf/mui';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { toErrorSchema } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { faultMessage } from '../data/field-errors.js';
import { useFormat } from '../messages/format.js';
import { useOrderChange } from '../orders/use-order-change.js';
import { ArrayItem } from './array-item.js';
import { FoldedObject } from './folded-object.js';
import { formStrings } from './form-strings.js';
import { MoneyOrTextWidget } from './money-or-text-widget.js';
import { optionNames } from './option-names.js';
import { withoutEmpty } from './schema-faults.js';
import { schemaValidator } from './schema-validator.js';
import { humanised, withTitles } from './with-titles.js';

interface Refusal {
  readonly fields?: Readonly<Record<string, string>>;
}

interface Refusals {
  readonly faults: ErrorSchema;
  /** What stands at no field of this form. */
  readonly whole?: string;
}
type Translate = ReturnType<typeof useTranslate>;

/** What the backend refused, in the person's language. */
function refusalsOf(error: unknown, translate: Translate): Refusals | undefined {
  if (!(error instanceof HttpError) || error.status !== 400) return undefined;
  const { whole, ...fields } = (error.body as Refusal).fields ?? {};
  const faults = Object.entries(fields).map(([path, fault]) => {
    const message = faultMessage(fault, translate);
    return { property: `.${path}`, message, stack: message, name: 'refused' };
  });
  return {
    faults: toErrorSchema(faults),
    ...(whole !== undefined && { whole: faultMessage(whole, translate) }),
  };
}

/** The texts of a form: of its fields, their options, its buttons, and of what a keyword demands. */
function useFormTexts({ schema }: Setting) {
  const translate = useTranslate();
  return useMemo(() => {
    const titleOf = (name: string) =>
      translate(`office.settings.fields.${name}`, { _: humanised(name) });
    const textOf = (keyword: string) =>
      translate(`office.settings.faults.${keyword}`, {
        _: translate('office.settings.faults.any'),
      });
    const nameOf = (value: string) => translate(`office.settings.options.${value}`, { _: value });
    const titled = withTitles(schema as RJSFSchema, titleOf);
    return {
      titled,
      names: optionNames(titled, nameOf),
      strings: formStrings(translate),
      validator: schemaValidator(textOf),
    };
  }, [schema, translate]);
}

/** Saves the value; a refused one stays in the form, with the reasons at its fields. */
function useSave({ id, version }: Setting) {
  const [refusals, setRefusals] = useState<Refusals>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (value: unknown) => {
    const body = { seenVersion: version, value: withoutEmpty(value) };
    try {
      await callOffice(calls.changeSetting, { params: { id }, body });
      notify('office.settings.saved', { type: 'success' });
      refresh();
    } catch (error) {
      setRefusals(refusalsOf(error, translate));
      const text = error instanceof HttpError ? String(error.message) : 'office.errors.other';
      notify(text, { type: 'warning' });
    }
  };
  return { refusals, save };
}

/** Lists within lists keep the width of the card: they have a title, and no frame of their own. */
const card = {
  p: 2,
  mt: 2,
  maxWidth: 'min(860px, calc(100vw - 16px))',
  overflowX: 'auto',
  '& form .MuiPaper-elevation2': { boxShadow: 'none' },
  '& form .MuiPaper-elevation2 > .MuiBox-root': { p: 0 },
  '& form .MuiTypography-h5': { fontSize: '1.1rem', fontWeight: 650 },
};

const SettingForm = ({ setting }: { readonly setting: Setting }) => {
  const translate = useTranslate();
  const { titled, names, strings, validator } = useFormTexts(setting);
  const { refusals, save } = useSave(setting);
  const [value, setValue] = useState(setting.value);
  return (
    <Card sx={card}>
      <Origin setting={setting} />
      <Form
        schema={titled}
        uiSchema={names}
        translateString={strings}
        formData={value}
        validator={validator}
        {...(refusals && { extraErrors: refusals.faults })}
        templates={{ ArrayFieldItemTemplate: ArrayItem, ObjectFieldTemplate: FoldedObject }}
        widgets={{ TextWidget: MoneyOrTextWidget }}
        showErrorList={false}
        noHtml5Validate
        focusOnFirstError
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={({ formData }) => setValue(formData as unknown)}
        onSubmit={({ formData }) => void save(formData)}
      >
        <Box sx={{ position: 'sticky', bottom: 0, py: 1, bgcolor: 'background.paper', zIndex: 1 }}>
          {refusals?.whole && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {refusals.whole}
            </Alert>
          )}
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </Box>
      </Form>
    </Card>
  );
};

/** Who changed the setting, and the way back to the shop's file. */
const Origin = ({ setting: { id, changed } }: { readonly setting: Setting }) => {
  const translate = useTranslate();
  const { moment } = useFormat();
  const { isBusy, run } = useOrderChange();
  if (!changed) return <Alert severity="info">{translate('office.settings.fileDecides')}</Alert>;
  const reset = () => callOffice(calls.resetSetting, { params: { id }, body: {} });
  return (
    <Stack sx={{ mb: 2 }}>
      <Alert
        severity="info"
        action={
          <Button color="inherit" disabled={isBusy} onClick={() => void run(reset)}>
            {translate('office.settings.reset')}
          </Button>
        }
      >
        {translate('office.settings.changedBy', {
          name: changed.staffName,
          time: moment(changed.at),
        })}
      </Alert>
    </Stack>
  );
};

export default SettingForm;
