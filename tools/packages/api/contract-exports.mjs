import path from 'node:path';
import ts from 'typescript';
import { root } from '../../setup/bootstrap.mjs';
import { typedEntries } from './extract-api.mjs';

/** Types that are longer are schemas and lists of calls, whose shapes docs/openapi.json has. */
const MAX_LENGTH = 200;
const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
};

function lineOf(checker, symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!(target.flags & ts.SymbolFlags.Value)) return `type ${symbol.name}`;
  const type = checker.getTypeOfSymbol(target);
  const text = checker.typeToString(type, undefined, FORMAT);
  if (text.length <= MAX_LENGTH) return `${symbol.name}: ${text}`;
  const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
  return /^[A-Z]/.test(name) ? `${symbol.name}: ${name}<…>` : symbol.name;
}

/**
 * What the entries of the contracts export. API Extractor writes out the type of every schema, a third of a
 * megabyte for the cart alone; shapes of calls are in docs/openapi.json, names and tokens are here.
 */
export function exportsReport(library) {
  const files = typedEntries(library).map(([entry, target]) => [
    entry,
    path.join(root, library.folder, target.types),
  ]);
  const program = ts.createProgram(
    files.map(([, file]) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const sections = files
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, file]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      const lines = checker.getExportsOfModule(module).map((symbol) => lineOf(checker, symbol));
      return `## ${library.name}${entry.slice(1)}\n\n${lines
        .sort()
        .map((line) => `- \`${line}\``)
        .join('\n')}\n`;
    });
  return `# Exports of ${library.name}\n\nWritten by \`npm run api-reports\`.\n\n${sections.join('\n')}`;
}
