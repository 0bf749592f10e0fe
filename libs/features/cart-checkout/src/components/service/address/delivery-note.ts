const linesOf = (text = '') => text.split('\n').filter((line) => line !== '');

/** Whether the text for the driver has the note as a line of its own. */
export const hasNote = (text: string | undefined, note: string) => linesOf(text).includes(note);

/** The text with the note as its first line, or without it; the other lines stay. */
export function withNote(text: string | undefined, note: string, isWanted: boolean): string {
  const others = linesOf(text).filter((line) => line !== note);
  return (isWanted ? [note, ...others] : others).join('\n');
}
