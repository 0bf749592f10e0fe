#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checks } from '../checks/index.js';
import { gapReport } from '../report/gaps.js';
import { htmlReport, jsonReport, junitReport, resultLine, textReport } from '../report/reports.js';
import { summarise } from '../report/summary.js';
import type { Hooks } from '../run/hooks.js';
import { isWanted, runChecks } from '../run/run-checks.js';
import { readOptions, usage, type CliOptions } from './options.js';

const writers = { json: jsonReport, junit: junitReport, html: htmlReport };
const print = (text: string) => process.stdout.write(`${text}\n`);

async function readHooks(file: string | undefined): Promise<Hooks> {
  if (file === undefined) return {};
  const address = pathToFileURL(path.resolve(file)).href;
  const found = (await import(/* @vite-ignore */ address)) as { readonly default?: Hooks };
  if (!found.default) throw new Error(`${file} has no default export`);
  return found.default;
}

async function isReachable(baseUrl: string): Promise<boolean> {
  try {
    await fetch(baseUrl);
    return true;
  } catch {
    return false;
  }
}

async function run({ hooks, reports, isQuiet, hasGaps, ...options }: CliOptions): Promise<number> {
  const results = await runChecks(checks, {
    ...options,
    hooks: await readHooks(hooks),
    onResult: (result) => {
      if (!isQuiet || result.outcome === 'failed') print(resultLine(result));
    },
  });
  const summary = summarise(results);
  for (const kind of ['json', 'junit', 'html'] as const) {
    const file = reports[kind];
    if (file !== undefined) writeFileSync(file, writers[kind](summary));
  }
  if (hasGaps) print(gapReport(summary));
  const report = textReport(summary);
  print(isQuiet ? (report.split('\n').at(-1) ?? '') : report);
  return summary.counts.failed > 0 ? 1 : 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    print(usage);
    return 0;
  }
  let options: CliOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  if (!options.isList) {
    if (await isReachable(options.baseUrl)) return run(options);
    process.stderr.write(`Nothing answers at ${options.baseUrl}\n`);
    return 2;
  }
  for (const check of checks.filter((one) => isWanted(one, options.profile, options.only)))
    print(`${check.id}: ${check.title} [${check.requirements.join(' ')}]`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
