// `npm run doctor`: what this machine lacks for `npm start` and `npm test`, and how to fix it. Exits with 1
// when something is missing without which they fail.
import { readMachine } from './machine.mjs';
import { diagnose } from './rules.mjs';

const findings = diagnose(await readMachine());
for (const { isNeeded, what, remedy } of findings)
  console.log(`${isNeeded ? 'missing' : 'note   '}  ${what}: ${remedy}`);
const needed = findings.filter(({ isNeeded }) => isNeeded).length;
console.log(needed === 0 ? 'This machine can run Larder.' : `${needed} missing`);
process.exitCode = needed === 0 ? 0 : 1;
