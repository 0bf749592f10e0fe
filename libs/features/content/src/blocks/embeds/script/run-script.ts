/** Runs a module of this site, once for each document. */
export function runScript(src: string): Promise<unknown> {
  return import(/* @vite-ignore */ src);
}
