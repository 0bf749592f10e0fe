import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Parameters by their place: nobody who calls a function says their names. */
function withoutParameterNames(node) {
  const { factory } = ts;
  const visit = (context) => (inner) => {
    const visited = ts.visitEachChild(inner, visit(context), context);
    if (!ts.isParameter(visited)) return visited;
    const { modifiers, dotDotDotToken, questionToken, type, initializer } = visited;
    const at = inner.parent.parameters.indexOf(inner);
    return factory.updateParameterDeclaration(
      visited,
      modifiers,
      dotDotDotToken,
      `_${at}`,
      questionToken,
      type,
      initializer,
    );
  };
  return ts.transform(node, [(context) => visit(context)]).transformed[0];
}

/** Declarations of a report of API Extractor by name; one name may have several. */
function declarationsOf(report) {
  const code = [...report.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, part]) => part).join('\n');
  const file = ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.Latest, true);
  const text = (node) =>
    printer.printNode(ts.EmitHint.Unspecified, withoutParameterNames(node), file);
  const found = new Map();
  const add = (name, node) => {
    found.set(name, [...(found.get(name) ?? []), { node, text: text(node), textOf: text }]);
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) add(one.name.getText(), one);
    else if (ts.isExportDeclaration(statement))
      for (const one of statement.exportClause?.elements ?? []) add(one.name.getText(), one);
    else if (statement.name) add(statement.name.getText(), statement);
  }
  return found;
}

const namesIn = (node) => {
  const names = [];
  const visit = (inner) => {
    if (ts.isIdentifier(inner)) names.push(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
};

/** Types that callers make: parameters of what is exported name them, directly or through others. */
function inputsOf(declarations) {
  const inputs = new Set();
  const take = (node) => {
    for (const name of namesIn(node)) {
      if (inputs.has(name) || !declarations.has(name)) continue;
      inputs.add(name);
      for (const found of declarations.get(name)) take(found.node);
    }
  };
  const visit = (node) => {
    if (ts.isParameter(node) && node.type) take(node.type);
    ts.forEachChild(node, visit);
  };
  for (const all of declarations.values()) for (const { node } of all) visit(node);
  return inputs;
}

/** Members of an interface or of a type that is one object; undefined for everything else. */
function membersOf([first, ...more]) {
  if (more.length > 0) return undefined;
  const { node, textOf } = first;
  const holder = ts.isTypeAliasDeclaration(node) ? node.type : node;
  if (!ts.isInterfaceDeclaration(holder) && !ts.isTypeLiteralNode(holder)) return undefined;
  if (holder.members.some(({ name }) => !name)) return undefined;
  const members = new Map(
    holder.members.map((member) => {
      const isOptional = member.questionToken !== undefined;
      const text = textOf(member);
      return [
        member.name.getText(),
        { isOptional, text: isOptional ? text.replace('?', '') : text },
      ];
    }),
  );
  const around = [...(holder.heritageClauses ?? []), ...(node.typeParameters ?? [])].map(textOf);
  return { members, around: around.join() };
}

function memberBump(before, after, isInput) {
  if (!after) return 'major';
  if (!before) return isInput && !after.isOptional ? 'major' : 'minor';
  if (before.text !== after.text) return 'major';
  if (before.isOptional === after.isOptional) return 'none';
  // A caller may leave out more, or a reader gets more: neither breaks.
  return isInput === after.isOptional ? 'minor' : 'major';
}

/** Whether a function got nothing but parameters that may be left out. */
function isLonger([before, ...others], [after, ...more]) {
  if (others.length + more.length > 0) return false;
  if (!ts.isFunctionDeclaration(before.node) || !ts.isFunctionDeclaration(after.node)) return false;
  const [old, current] = [before, after].map(({ node, textOf }) => node.parameters.map(textOf));
  const added = after.node.parameters.slice(old.length);
  const rest = ({ node, textOf }) =>
    [node.type, ...(node.typeParameters ?? [])].map((part) => part && textOf(part)).join();
  return (
    rest(before) === rest(after) &&
    old.every((parameter, at) => parameter === current[at]) &&
    added.every((one) => one.questionToken ?? one.dotDotDotToken)
  );
}

/** A constant text such as the address of a file, whose value nobody repeats. */
const isText = ([{ node }, ...more]) =>
  more.length === 0 && ts.isVariableDeclaration(node) && /^\w+ = ["'`]/.test(node.getText());

function bumpOfText(before, after) {
  if (isText(before) && isText(after)) return 'patch';
  return isLonger(before, after) ? 'minor' : 'major';
}

function declarationChanges(name, before, after, isInput) {
  const old = membersOf(before);
  const current = membersOf(after);
  if (!old || !current || old.around !== current.around) {
    const texts = [before, after].map((all) => all.map(({ text }) => text).join('\n'));
    if (texts[0] === texts[1]) return [];
    return [{ bump: bumpOfText(before, after), reason: `changed: ${name}` }];
  }
  return [...new Set([...old.members.keys(), ...current.members.keys()])].flatMap((member) => {
    const then = old.members.get(member);
    const now = current.members.get(member);
    const bump = memberBump(then, now, isInput);
    const what = then ? (now ? 'changed' : 'removed') : 'added';
    return bump === 'none' ? [] : [{ bump, reason: `${what}: ${name}.${member}` }];
  });
}

/**
 * What changed between two reports of API Extractor, each with the bump that it needs. A member that callers
 * have to give breaks them, one that readers get does not.
 */
export function reportChanges(before, after) {
  const old = declarationsOf(before);
  const current = declarationsOf(after);
  const inputs = inputsOf(current);
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
    if (!current.has(name)) return [{ bump: 'major', reason: `removed: ${name}` }];
    if (!old.has(name)) return [{ bump: 'minor', reason: `added: ${name}` }];
    return declarationChanges(name, old.get(name), current.get(name), inputs.has(name));
  });
}
