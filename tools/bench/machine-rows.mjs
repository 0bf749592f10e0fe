import { runBaseline, runKernel } from './load/load.mjs';
import { note } from './report.mjs';

/** What the machine does without our code. Rows of two runs compare only where these are alike. */
export function machine() {
  note('baseline: a fixed list, per CPU-second', runBaseline(), 'lists');
  const { calls, pages } = runKernel();
  note('calls of the kernel that ask for a file, per CPU-second', calls, 'calls');
  note('fresh pages of memory, per CPU-second', pages, 'pages');
}
