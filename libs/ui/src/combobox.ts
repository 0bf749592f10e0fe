export {
  ComboboxField,
  type ComboboxFieldProps,
  type OptionGroup,
} from './combobox/combobox-field.js';
