/**
 * Codemod of jscodeshift for hosts: an export of a package got another name. A file's own name for it stays,
 * so that nothing else in the file changes.
 *
 *   npx jscodeshift --parser tsx --extensions ts,tsx -t rename-export.cjs
 *     --package @larder/feature-catalogue --from catalogue --to catalogueFeature src
 */
module.exports = function renameExport({ source }, { jscodeshift: j }, options) {
  const { package: name, from, to } = options;
  if (!name || !from || !to) throw new Error('--package, --from and --to are needed');
  const file = j(source);
  const ours = (type) => file.find(type, { source: { value: name } });
  const places = [
    ...renameIn(j, ours(j.ImportDeclaration).find(j.ImportSpecifier), 'imported', { from, to }),
    ...renameIn(j, ours(j.ExportNamedDeclaration).find(j.ExportSpecifier), 'local', { from, to }),
    ...renameMembers(j, file, ours(j.ImportDeclaration), { from, to }),
    ...renameLoaded(j, file, { name, from, to }),
  ];
  return places.length > 0 ? file.toSource({ quote: 'single' }) : undefined;
};

/** `{ from }` and `{ from as own }` become `{ to as own }`, of imports and of re-exports. */
function renameIn(j, specifiers, part, { from, to }) {
  const other = part === 'imported' ? 'local' : 'exported';
  const found = specifiers.filter(({ node }) => node[part].name === from).paths();
  for (const path of found) {
    const own = j.identifier(path.node[other]?.name ?? from);
    // A node of its own: the printer takes one name for both where the old one had one.
    path.replace({
      ...path.node,
      [part]: j.identifier(to),
      [other]: own,
      original: null,
      loc: null,
    });
  }
  return found;
}

/** `all.from` becomes `all.to` after `import * as all`. */
function renameMembers(j, file, imports, { from, to }) {
  const spaces = imports.find(j.ImportNamespaceSpecifier).nodes();
  const found = spaces.flatMap(({ local }) =>
    file
      .find(j.MemberExpression, { object: { name: local.name }, property: { name: from } })
      .paths(),
  );
  for (const { node } of found) node.property = j.identifier(to);
  return found;
}

/** `const { from } = await import(name)` becomes `const { to: from } = …`. */
function renameLoaded(j, file, { name, from, to }) {
  const isLoading = (node) =>
    node?.type === 'AwaitExpression' &&
    node.argument.type === 'CallExpression' &&
    node.argument.callee.type === 'Import' &&
    node.argument.arguments[0]?.value === name;
  const found = file
    .find(j.VariableDeclarator, { id: { type: 'ObjectPattern' } })
    .filter(({ node }) => isLoading(node.init))
    .nodes()
    .flatMap(({ id }) => id.properties.filter(({ key }) => key?.name === from));
  for (const property of found) {
    property.key = j.identifier(to);
    property.shorthand = false;
  }
  return found;
}
