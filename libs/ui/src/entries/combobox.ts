export { ComboboxField } from '../forms/combobox/combobox-field.js';
export type { ComboboxFieldProps, OptionGroup } from '../forms/combobox/combobox-props.js';
