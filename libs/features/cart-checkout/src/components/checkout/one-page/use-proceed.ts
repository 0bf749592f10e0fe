import { useEffect, useRef, useState, type RefObject } from 'react';
import type { StepId } from '../checkout-steps.js';
import type { StepForm } from './step-form.js';

type Save = () => Promise<boolean>;

export interface Open {
  /** Forms on the page that are open, by step. */
  readonly forms: ReadonlyMap<StepId, StepForm>;
  readonly missing: readonly StepId[];
  /** Takes what the page proposes for a step without an open form. */
  readonly proposals: Readonly<Partial<Record<StepId, Save>>>;
}

/** A time slot is held only when the rest is right: nobody blocks it with an unfinished form. */
const order: readonly StepId[] = ['service', 'contact', 'slot', 'payment'];

/** A second click of a double click must not meet the order button, which takes this one's place. */
const DOUBLE_CLICK_MS = 500;

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Checking and saving render the forms several times: the tap is painted first. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const POLL_MS = 50;

/** Waits for the code of the first form, and until the page shows it: a quick click comes before that. */
async function serviceFormShown(open: () => Open): Promise<void> {
  if (!open().missing.includes('service')) return;
  await import('../service-step.js').catch(() => undefined);
  for (let waited = 0; waited < DOUBLE_CLICK_MS; waited += POLL_MS) {
    if (open().forms.has('service')) return;
    await wait(POLL_MS);
  }
}

/** Checks all open forms at once, then saves them and what is proposed, one after the other (CHK-08). */
async function saveAll(open: () => Open): Promise<boolean> {
  await serviceFormShown(open);
  const { forms, missing } = open();
  const checks = order.map(
    // The destination comes first: without it no time slot or payment method can be proposed.
    (step) => forms.get(step)?.check() ?? (step !== 'service' || !missing.includes(step)),
  );
  if ((await Promise.all(checks)).includes(false)) return false;
  for (const step of order) {
    // Read again: saving a step changes what is open.
    const now = open();
    const isMissing = now.missing.includes(step);
    const save = now.forms.get(step)?.save ?? (isMissing ? now.proposals[step] : undefined);
    if (save ? !(await save()) : isMissing) return false;
  }
  return true;
}

/** Notices a shopper who goes elsewhere, by Tab or into a field; returns how to stop and to know it. */
function watchShopper(): () => boolean {
  let isElsewhere = false;
  const notice = (event: Event) => {
    const { target } = event;
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    const isField = target instanceof Element && target.closest('input, select, textarea') !== null;
    isElsewhere ||= isTab || (event.type === 'pointerdown' && isField);
  };
  const kinds = ['keydown', 'pointerdown'];
  for (const kind of kinds) document.addEventListener(kind, notice, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, notice, true);
    return isElsewhere;
  };
}

/** The page's one button: it goes on to the review, or to the first field that is wrong. */
export function useProceed(open: Open, root: RefObject<HTMLElement | null>) {
  const latest = useRef(open);
  latest.current = open;
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{
    readonly isDone: boolean;
    readonly isElsewhere: boolean;
  }>();
  useEffect(() => {
    if (!outcome || outcome.isElsewhere) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const [first = 'summary'] = latest.current.missing;
    const wrong = outcome.isDone ? undefined : find('[aria-invalid="true"]');
    (wrong ?? find(`#step-${first}`))?.focus();
  }, [outcome, root]);
  const proceed = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const watched = watchShopper();
    setBusy(true);
    await painted();
    const [isDone] = await Promise.all([saveAll(() => latest.current), wait(DOUBLE_CLICK_MS)]);
    isRunning.current = false;
    setBusy(false);
    setOutcome({ isDone, isElsewhere: watched() });
  };
  return { proceed: () => void proceed(), isBusy };
}
