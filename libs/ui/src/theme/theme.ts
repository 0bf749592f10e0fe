import { contrast } from './contrast-ratio.js';
import { fallbackFace, fontStack } from './fonts.js';
import { darkKindProperties, kindProperties, type ThemeKinds } from './kinds.js';

/** Colours by role; the shape of the tenant configuration's theme. Each is `#rrggbb`. */
export interface ThemeColours {
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly control: string;
  readonly brand: string;
  readonly brandStrong: string;
  readonly onBrand: string;
  readonly brandSoft: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly offer: string;
  readonly onOffer: string;
  readonly member: string;
  readonly onMember: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  readonly focus: string;
}

/** Values of a theme; structurally a part of the tenant configuration's `themeConfig`. */
export interface Theme extends ThemeKinds {
  readonly colours: ThemeColours;
  readonly darkColours?: ThemeColours | undefined;
  /** Families by the id of their variable font, such as `figtree`. */
  readonly font: { readonly text: string; readonly headline: string };
  readonly radius: { readonly small: string; readonly medium: string; readonly large: string };
  readonly shadow: { readonly low: string; readonly medium: string; readonly high: string };
}

const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Rejects values that could end their declaration or the style element. */
function declaration(name: string, value: string): string {
  if (/[;{}<>]/.test(value))
    throw new RangeError(`theme value of ${name} is not a plain CSS value`);
  return `--${name}:${value};`;
}

const group = (prefix: string, values: object) =>
  Object.entries(values)
    .map(([role, value]) => declaration(`${prefix}-${kebab(role)}`, String(value)))
    .join('');

const groups = (byPrefix: Readonly<Record<string, object>>) =>
  Object.entries(byPrefix)
    .map(([prefix, values]) => group(prefix, values))
    .join('');

/**
 * CSS text of a theme: custom properties on the root, `--colour-brand-strong`, `--radius-small`,
 * `--shadow-low`, `--font-text`, those of its kinds (`--card-ground`) and so on, and the local fallback faces of the fonts. The fonts' own
 * faces come with their files. Dark colours apply as the device prefers, or as the root's
 * `data-colour-scheme` says, `light` or `dark`.
 * @throws RangeError when a value is more than one plain CSS value.
 */
export function themeStylesheet(theme: Theme): string {
  const light =
    group('colour', theme.colours) +
    group('font', { text: fontStack(theme.font.text), headline: fontStack(theme.font.headline) }) +
    group('radius', theme.radius) +
    group('shadow', theme.shadow) +
    groups(kindProperties(theme));
  const faces = [...new Set([theme.font.text, theme.font.headline])].map(fallbackFace).join('');
  if (!theme.darkColours) {
    // Controls that the browser draws follow a shop whose only colours are dark.
    const { ground } = theme.colours;
    const scheme = contrast(ground, '#ffffff') > contrast(ground, '#000000') ? 'dark' : 'light';
    return `${faces}:root{color-scheme:${scheme};${light}}`;
  }
  const dark = group('colour', theme.darkColours) + groups(darkKindProperties(theme));
  return (
    `${faces}:root{color-scheme:light dark;${light}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-colour-scheme=light]){${dark}}}` +
    `:root[data-colour-scheme=dark]{color-scheme:dark;${dark}}` +
    ':root[data-colour-scheme=light]{color-scheme:light}'
  );
}
