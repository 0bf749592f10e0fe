import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { chromiumFlags, chromiumPath } from '../setup/chromium.mjs';
import { median } from './median.mjs';

async function audit(url, slowdown) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'no run');
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

/** Chromium fails to record a trace now and then; the page is audited once more then. */
const auditTwice = (url, slowdown) => audit(url, slowdown).catch(() => audit(url, slowdown));

const failing = ({ audits, categories }) =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  );

/**
 * Audits a page as a mid-range phone on a slow network, `runs` times; of these the one in the
 * middle by performance. `slowdown` makes this machine the phone. Scores from 0 to 100, times in ms;
 * `machine` is Lighthouse's index of its speed.
 */
export async function auditPhone(url, { runs, slowdown }) {
  const reports = [];
  for (let i = 0; i < runs; i += 1) reports.push(await auditTwice(url, slowdown));
  const report = median(reports, ({ categories }) => categories.performance.score);
  const score = (category) => Math.round(report.categories[category].score * 100);
  const value = (id) => report.audits[id].numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: report.environment.benchmarkIndex,
    failing: failing(report),
  };
}
