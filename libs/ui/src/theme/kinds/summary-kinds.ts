import type { ThemeKinds } from './theme-kinds.js';
import { role, type Kinds } from './values.js';

/** The tint of tokens.css, in which a warning stands. */
const warningSoft = 'var(--warning-soft)';

const card = {
  ground: role('surface'),
  text: role('text'),
  muted: role('muted'),
  line: role('line'),
  control: role('control'),
  focus: role('focus'),
  brand: role('brand'),
  'brand-strong': role('brand-strong'),
  'on-brand': role('on-brand'),
  success: role('success'),
  warning: role('warning'),
  danger: role('danger'),
  'warning-soft': warningSoft,
  edge: '0',
  frame: '0',
  radius: 'var(--radius-large)',
  shadow: 'none',
  tear: 'none',
  notch: 'none',
  leader: '0',
  sum: '1px solid',
  'head-ground': 'transparent',
  'head-text': role('text'),
  'head-muted': role('muted'),
  'head-focus': role('focus'),
  'head-start': '1',
  'head-end': '0',
  'head-line': '0 solid',
  'head-gap': '0px',
  'head-align': 'start',
  'head-font': 'inherit',
  'head-caps': 'normal',
  'code-size': 'var(--text-24)',
  'code-spacing': '0.06em',
};

/** A half circle at a side, with a thin ring where both grounds are alike. */
const notch = (side: string) =>
  `radial-gradient(circle at ${side} 50%,${role('ground')} 0.44rem,${role('line')} 0.46rem 0.5rem,transparent 0.53rem)`;

/** How strong the second colour of a slate is: `contrastFindings` checks the same share. */
const chalkShare = '82%';

/** All in one colour on another, as with chalk. */
const chalk = (colour: string, ground: string) => {
  const soft = `color-mix(in srgb,${colour} ${chalkShare},${ground})`;
  return {
    ground,
    text: colour,
    muted: soft,
    line: `color-mix(in srgb,${colour} 35%,${ground})`,
    control: soft,
    focus: colour,
    brand: colour,
    'brand-strong': colour,
    'on-brand': ground,
    success: colour,
    warning: colour,
    danger: colour,
    'warning-soft': ground,
    frame: `1px solid color-mix(in srgb,${colour} 45%,${ground})`,
    'head-text': colour,
    'head-muted': colour,
    'head-focus': colour,
  };
};

/** What an order costs and when the next one comes: cart, checkout, confirmation and account. */
export const summaries: Kinds<ThemeKinds['summary']> = {
  card,
  ticket: {
    ...card,
    'head-gap': 'var(--space-2)',
    radius: 'var(--radius-medium)',
    shadow: `drop-shadow(0 1px 1px ${role('line')})`,
    notch: `${notch('0')},${notch('100%')}`,
    sum: '2px dashed',
    'head-ground': role('brand'),
    'head-text': role('on-brand'),
    'head-muted': role('on-brand'),
    'head-focus': role('on-brand'),
    'head-start': '0.6',
    'head-end': '0.6',
    'head-line': '2px dashed',
    'code-size': 'var(--text-32)',
    'code-spacing': '0.12em',
  },
  bill: {
    ...card,
    'head-gap': 'var(--space-2)',
    radius: 'var(--radius-small) var(--radius-small) 0 0',
    shadow: `drop-shadow(0 1px 1px ${role('control')})`,
    tear: `conic-gradient(from -45deg at 50% 100%,${role('surface')} 90deg,transparent 0)`,
    leader: `2px dotted ${role('control')}`,
    sum: '2px dashed',
    'head-end': '0.6',
    'head-line': '2px dashed',
  },
  slate: {
    ...card,
    'head-gap': 'var(--space-2)',
    ...chalk(role('on-brand'), role('brand')),
    radius: 'var(--radius-small)',
    'head-align': 'center',
    'head-font': 'var(--font-headline)',
  },
  crate: {
    ...card,
    'head-gap': 'var(--space-2)',
    edge: `3px solid ${role('text')}`,
    frame: `1px solid ${role('text')}`,
    radius: 'var(--radius-small)',
    sum: '3px double',
    'head-align': 'center',
    'head-font': 'var(--font-headline)',
    'head-caps': 'small-caps',
  },
};

const darkTicket = {
  'head-ground': role('brand-soft'),
  'head-text': role('text'),
  'head-muted': role('text'),
  'head-focus': role('focus'),
};

/** Properties of a panel that differ with dark colours, where the brand's colour is bright. */
export function darkSummary(kind: ThemeKinds['summary']): Readonly<Record<string, string>> {
  if (kind === 'ticket') return darkTicket;
  return kind === 'slate' ? chalk(role('text'), role('sunken')) : {};
}
