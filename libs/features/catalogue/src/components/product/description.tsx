import { Stack } from '@larder/ui';
import styles from './description.module.css';

/** Lines that begin with this are points of a list. */
const POINT = /^[-–•] +/;

/** The text of the shop: paragraphs, and lists such as what a box contains. */
export function Description({ text }: { readonly text: string }) {
  return (
    <Stack gap={3}>
      {partsOf(text).map(({ isList, lines }, i) =>
        isList ? (
          <ul key={i} className={styles.list}>
            {lines.map((line, at) => (
              <li key={at}>{line.replace(POINT, '')}</li>
            ))}
          </ul>
        ) : (
          <p key={i} className={styles.text}>
            {lines.join('\n')}
          </p>
        ),
      )}
    </Stack>
  );
}

interface Part {
  readonly isList: boolean;
  readonly lines: string[];
}

/** Successive lines of the same kind together. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const isList = POINT.test(line);
    const last = parts.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else parts.push({ isList, lines: [line] });
  }
  return parts;
}
