import type { Dispatch } from 'react';
import { SelectField, TextField } from '../../forms/field/text-field.js';
import type { Theme } from '../../theme/theme.js';
import styles from './studio.module.css';
import {
  colourGroups,
  coloursOf,
  kindChoices,
  kindNames,
  withColour,
  type Scheme,
} from './theme-values.js';

interface Props {
  readonly theme: Theme;
  readonly scheme: Scheme;
  /** Ids of the families that the host ships. */
  readonly fonts: readonly string[];
  readonly onChange: Dispatch<Theme>;
}

/** All values of a theme as fields. */
export function ThemeForm(props: Props) {
  return (
    <>
      <Kinds {...props} />
      <Colours {...props} />
      <Shapes {...props} />
    </>
  );
}

function Kinds({ theme, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>Kinds</legend>
      {kindNames.map((name) => (
        <SelectField
          key={name}
          id={`kind-${name}`}
          label={name}
          value={theme[name] ?? kindChoices[name][0]}
          onChange={({ target }) => onChange({ ...theme, [name]: target.value })}
        >
          {kindChoices[name].map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}

function Colours({ theme, scheme, onChange }: Props) {
  const colours = coloursOf(theme, scheme);
  return Object.entries(colourGroups).map(([title, roles]) => (
    <fieldset key={title} className={styles.group}>
      <legend>{title}</legend>
      {roles.map((role) => (
        <label key={role} className={styles.colour}>
          <input
            type="color"
            value={colours[role]}
            onChange={({ target }) => onChange(withColour(theme, scheme, role, target.value))}
          />
          {role}
          <code>{colours[role]}</code>
        </label>
      ))}
    </fieldset>
  ));
}

function Shapes({ theme, fonts, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>Fonts and corners</legend>
      {(['text', 'headline'] as const).map((use) => (
        <SelectField
          key={use}
          id={`font-${use}`}
          label={use}
          value={theme.font[use]}
          onChange={({ target }) =>
            onChange({ ...theme, font: { ...theme.font, [use]: target.value } })
          }
        >
          {fonts.map((font) => (
            <option key={font}>{font}</option>
          ))}
        </SelectField>
      ))}
      {(['small', 'medium', 'large'] as const).map((size) => (
        <TextField
          key={size}
          id={`radius-${size}`}
          label={`${size} corners`}
          value={theme.radius[size]}
          onChange={({ target }) =>
            onChange({ ...theme, radius: { ...theme.radius, [size]: target.value } })
          }
        />
      ))}
    </fieldset>
  );
}
