import { readFileSync } from 'node:fs';
import path from 'node:path';
import extractor from '@microsoft/api-extractor';
import { root } from '../../setup/bootstrap.mjs';

const { CompilerState, Extractor, ExtractorConfig } = extractor;
const silent = { default: { logLevel: 'none' } };
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
};

/** Name of an entry's report: `.` is `index`, `./dialog` is `dialog`. */
const reportName = (entry) => (entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-'));

/** Entries of a library that have types. */
export const typedEntries = ({ pkg }) =>
  Object.entries(pkg.exports).filter(([, target]) => target.types);

function configOf({ folder }, [entry, target], reportFolder) {
  const projectFolder = path.join(root, folder);
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: path.join(projectFolder, target.types),
      compiler: { overrideTsconfig: { compilerOptions } },
      apiReport: {
        enabled: true,
        reportFolder,
        reportTempFolder: path.join(reportFolder, 'temp'),
        reportFileName: reportName(entry),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
        compilerMessageReporting: silent,
      },
    },
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
  });
}

/**
 * Reports of the public types of built libraries: path from the root → text. One program for all of them:
 * reading the types takes longer than the reports.
 */
export function apiReports(libraries, temporary) {
  const jobs = libraries.flatMap((library) =>
    typedEntries(library).map((entry) => {
      const reportFolder = path.join(temporary, library.pkg.nx.name);
      const name = `${reportName(entry[0])}.api.md`;
      return {
        config: configOf(library, entry, reportFolder),
        from: path.join(reportFolder, name),
        to: `${library.folder}/api-report/${name}`,
      };
    }),
  );
  const [first, ...others] = jobs.map(({ config }) => config);
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  return new Map(
    jobs.map(({ config, from, to }) => {
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.handled = message.logLevel !== 'error';
        },
      });
      return [to, readFileSync(from, 'utf8')];
    }),
  );
}
