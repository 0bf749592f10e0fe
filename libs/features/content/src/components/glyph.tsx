import { glyphs, type GlyphName } from './glyphs.js';
import styles from './glyph.module.css';

interface Props {
  readonly name: GlyphName;
  /** Edge in CSS pixels. */
  readonly size?: 20 | 24 | 32;
}

/** A line drawing beside words; never named itself. */
export function Glyph({ name, size = 24 }: Props) {
  return (
    <svg
      className={styles['glyph']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={glyphs[name]} />
    </svg>
  );
}
