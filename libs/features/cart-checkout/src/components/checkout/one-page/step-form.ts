import { createContext, useContext, useEffect } from 'react';

/** What the page's one button does with an open form. */
export interface StepForm {
  /** Shows what is missing or wrong; whether the form can be sent. */
  readonly check: () => boolean | Promise<boolean>;
  /** Whether the form was sent and stored. */
  readonly save: () => Promise<boolean>;
}

export interface StepScope {
  readonly register: (form: StepForm | undefined) => void;
  /** The page's button sends the form: it has none of its own. */
  readonly hasPageButton: boolean;
}

/** Absent where each form has its own button. */
export const StepScopeContext = createContext<StepScope | undefined>(undefined);

/** Lets the page check and send this form; whether the page's button replaces the form's. */
export function useStepForm(form: StepForm): boolean {
  const scope = useContext(StepScopeContext);
  useEffect(() => {
    scope?.register(form);
    return () => scope?.register(undefined);
  });
  return scope?.hasPageButton === true;
}
