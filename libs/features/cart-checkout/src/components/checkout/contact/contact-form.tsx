import { useEffect, useRef, useState } from 'react';
import { useFormik } from 'formik';
import type { Cart } from '@larder/contracts/cart';
import { isCallError, useFeature } from '@larder/platform';
import { Button, FormErrorSummary, Notice, Stack } from '@larder/ui';
import type { Customer } from '@larder/contracts/customer';
import { refetchCart } from '../../../api/cart/refetch-cart.js';
import { orderingApi } from '../../../api/ordering-api.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { useCustomer } from '../../merge/use-customer.js';
import { useText } from '../../../messages/use-text.js';
import { ContactFields } from './contact-fields.js';
import { contactDraft } from './contact-draft.js';
import { contactFields, type ContactValues } from './contact-input.js';
import { contactValues } from './contact-values.js';
import { useFieldLabel } from './field-label.js';
import type { ContactProblems } from './read-contact.js';
import { SameAddress } from './same-address.js';
import { useSameAddress } from './use-same-address.js';
import { useStepForm } from '../one-page/step-form.js';
import { stepSaved } from '../step-saved.js';

interface Props {
  readonly cart: Cart;
  readonly onSaved: () => void;
}

/** Contact and invoice address; errors and reloads keep typed values. */
export function ContactForm({ cart, onSaved }: Props) {
  const text = useText();
  const label = useFieldLabel();
  const { form, attempt, isRefused, problems, same, hasPageButton } = useContactForm(cart, onSaved);
  const wrong = contactFields.filter((field) => problems[field]);
  const messageOf = (field: (typeof contactFields)[number]) => {
    const problem = problems[field];
    return problem && text(problem.key, { limit: problem.limit ?? 0 });
  };
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <Stack gap={4}>
        {!hasPageButton && (
          <FormErrorSummary
            attempt={attempt}
            title={text('form.summary', { count: wrong.length })}
            errors={wrong.map((field) => ({
              fieldId: idOf(field),
              message: `${label(field)}: ${messageOf(field)}`,
            }))}
          />
        )}
        {isRefused && (
          <Notice type="error" live title={text('trouble.unreachable.title')}>
            {text('trouble.saving')}
          </Notice>
        )}
        <ContactFields
          values={form.values}
          errorOf={messageOf}
          idOf={idOf}
          hasPlace={!same.isSame}
          onChange={(field, value) => {
            same.keepShown(field);
            void form.setFieldValue(field, value);
          }}
        />
        {same.isOffered && <SameAddress isSame={same.isSame} onChange={same.choose} />}
        {!hasPageButton && (
          <div>
            <Button type="submit" busy={form.isSubmitting}>
              {text('step.contact.submit')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

const idOf = (field: string) => `contact-${field}`;

function useContactForm(cart: Cart, onSaved: () => void) {
  const context = useFeature();
  const [setBillingAddress] = orderingApi.useSetBillingAddressMutation();
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [refusedFields, setRefusedFields] = useState<ContactProblems>({});
  const customer = useCustomer();
  const form = useFormik<ContactValues>({
    initialValues: contactValues(cart, context.tenant, customer),
    onSubmit: async (values): Promise<boolean> => {
      setRefused(false);
      setRefusedFields({});
      const read = await same.read(values).catch(() => undefined);
      if (!read) return refuse();
      if ('problems' in read) {
        // What is wrong with the address of the delivery shows in its own fields.
        if (Object.keys(same.shown(read)).length === 0) same.choose(false);
        return fail();
      }
      const { data: saved, error } = await enqueueChange(context, () =>
        setBillingAddress({ body: read.address }),
      );
      if (error) {
        setRefusedFields(fieldsOf(error));
        // The cart may be gone with its session, which is another message.
        void context.dispatch(refetchCart());
        return refuse();
      }
      // The session has ended and a new guest cart was created: the typed values are kept.
      if (saved?.id !== cart.id) return false;
      contactDraft.clear();
      stepSaved(context, 'billingAddress');
      onSaved();
      return true;
    },
  });
  const same = useSameAddress(cart, form.values);
  const fail = () => {
    setAttempt((count) => count + 1);
    return false;
  };
  const refuse = () => {
    setRefused(true);
    return fail();
  };
  const check = async () => {
    const read = await same.read(form.values).catch(() => undefined);
    return read ? Object.keys(same.shown(read)).length === 0 || fail() : refuse();
  };
  const hasPageButton = useStepForm({
    check,
    save: async () => (await form.submitForm()) === true,
  });
  useDraft(form.values, form.dirty, (values) => void form.setValues(values));
  useLateCustomer(customer, form.dirty, (late) =>
    form.resetForm({ values: contactValues(cart, context.tenant, late) }),
  );
  const own = attempt > 0 ? same.current() : {};
  return { form, attempt, isRefused, same, hasPageButton, problems: { ...refusedFields, ...own } };
}

/** Fields that the server refuses although the browser let them pass. */
function fieldsOf(error: unknown): ContactProblems {
  const fields = isCallError(error) ? Object.keys(error.data.fields ?? {}) : [];
  return Object.fromEntries(
    contactFields
      .filter((field) => fields.includes(field))
      .map((field) => [field, { key: 'form.format' }]),
  );
}

/** Takes up what a reload interrupted, and keeps what is typed from then on. */
function useDraft(
  values: ContactValues,
  isTyped: boolean,
  restore: (values: ContactValues) => void,
) {
  const known = useRef<ContactValues>(undefined);
  useEffect(() => {
    // Only typed values are stored: after a logout nothing is, although the form renders again.
    if (known.current === values) return;
    const isFirst = known.current === undefined;
    known.current = values;
    if (!isFirst) return isTyped ? contactDraft.write(values) : contactDraft.clear();
    const draft = contactDraft.read();
    const early = typedEarly(values);
    if (draft || Object.keys(early).length > 0) restore({ ...values, ...draft, ...early });
  }, [values, isTyped, restore]);
}

/** What was typed before the page was hydrated: React hears nothing of it. */
function typedEarly(values: ContactValues): Partial<ContactValues> {
  const typed = contactFields.flatMap((field) => {
    const input = document.querySelector<HTMLInputElement>(`#${idOf(field)}`);
    return input && input.value !== values[field] ? [[field, input.value] as const] : [];
  });
  return Object.fromEntries(typed);
}

/** The customer may be known only after the form is there: it is filled in if nothing was typed yet. */
function useLateCustomer(
  customer: Customer | undefined,
  isTyped: boolean,
  fillIn: (customer: Customer) => unknown,
) {
  const known = useRef(customer?.id);
  useEffect(() => {
    if (!customer || known.current === customer.id) return;
    known.current = customer.id;
    if (!isTyped) fillIn(customer);
  }, [customer, isTyped, fillIn]);
}
