import type { ValidatorType } from '@rjsf/utils';
import { toErrorSchema } from '@rjsf/utils';
import { faultsOf, validatorOf, withoutEmpty } from './schema-faults.js';

/**
 * Validates without making code out of the schema, as the usual validator does: the page's policy
 * forbids that. `textOf` says in words what a keyword demands.
 */
export const schemaValidator = (textOf: (keyword: string) => string): ValidatorType => ({
  validateFormData(value, schema) {
    const errors = faultsOf(schema, withoutEmpty(value)).map((fault) => ({
      ...fault,
      message: textOf(fault.name ?? ''),
    }));
    return { errors, errorSchema: toErrorSchema(errors) };
  },
  isValid: (schema, value, root) => validatorOf(schema, root).validate(value).valid,
  rawValidation: () => ({ errors: [] }),
});
