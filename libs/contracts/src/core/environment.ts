import type * as z from 'zod/mini';
import { describeSchemaErrors } from './errors/schema-errors.js';

const FILE = '_FILE';
/** Settings whose values are never shown. */
const SECRET = /SECRET|TOKEN|KEY|PASSWORD/;
const CREDENTIALS = /\/\/[^/@]*@/;

type Variables = Readonly<Record<string, string | undefined>>;

export interface Environment {
  /** Values by name; empty variables are absent. */
  readonly given: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/**
 * Reads settings from variables, and from files where `<NAME>_FILE` names one, as orchestrators mount
 * secrets. `isSetting` tells which names have files; `readText` throws where there is none.
 */
export function readEnvironment(
  variables: Variables,
  isSetting: (name: string) => boolean,
  readText: (file: string) => string,
): Environment {
  const faults: string[] = [];
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables))
    if (value !== undefined && value !== '') given[name] = value;
  for (const [variable, file] of Object.entries(given)) {
    const name = variable.slice(0, -FILE.length);
    if (!variable.endsWith(FILE) || !isSetting(name)) continue;
    delete given[variable];
    if (given[name] !== undefined)
      faults.push(`${variable} is set, and ${name} too. Set one of them`);
    else
      try {
        const text = readText(file).trim();
        if (text !== '') given[name] = text;
      } catch {
        faults.push(`${variable} is "${file}". There is no such file, or it cannot be read`);
      }
  }
  return { given, faults };
}

/** What is wrong with settings: name, value and what is allowed. Secrets are not shown. */
export function describeFaults(issues: readonly z.core.$ZodIssue[], given: Variables): string[] {
  const shown = Object.entries(given).map(([name, value = '']) => [
    name,
    SECRET.test(name) ? '(hidden)' : value.replace(CREDENTIALS, '//(hidden)@'),
  ]);
  return describeSchemaErrors(issues, Object.fromEntries(shown));
}

/** One error for all faults. */
export function unusable(faults: readonly string[]): Error {
  return new Error(`Unusable settings. ${faults.join('; ')}`);
}
