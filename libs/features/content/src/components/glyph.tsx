import { glyphs, type GlyphName } from './glyphs.js';

interface Props {
  readonly name: GlyphName;
  /** Edge in CSS pixels. */
  readonly size?: 20 | 24 | 32;
}

/** A decorative icon beside text, without an accessible name. */
export function Glyph({ name, size = 24 }: Props) {
  const Icon = glyphs[name];
  return <Icon size={size} />;
}
