import path from 'node:path';
import ts from 'typescript';
import { createAreaIndex } from './area-index.mjs';
import { givenValues, keysOfArgument, literalsOf } from './literal-keys.mjs';

/** Calls that say under which name tenants override an area. */
const NAMING = new Set(['createPageMessages', 'createTextHook']);

/** Library of a source, as its messages file is named. */
export function libraryOf(file) {
  if (file.includes('/server/no-script/')) return 'no-script';
  return /\/libs\/(?:features\/)?([\w-]+)\//.exec(file)?.[1] ?? 'shell';
}

function where(root, node) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, source.fileName)}:${line + 1}`;
}

/** Type of a function's parameter, or `undefined` where it has fewer. */
function parameterType(checker, signature, at, node) {
  const parameter = signature?.parameters[at];
  return parameter && checker.getTypeOfSymbolAtLocation(parameter, node);
}

/** Keys of the area that a naming call is about: those of its English messages, or of its type. */
function namedKeys(checker, call) {
  if (call.typeArguments?.[0])
    return literalsOf(checker.getTypeFromTypeNode(call.typeArguments[0]));
  const own = call.arguments[1] && checker.getTypeAtLocation(call.arguments[1]);
  const english = own?.getProperty('en');
  return (
    english &&
    checker
      .getTypeOfSymbolAtLocation(english, call)
      .getProperties()
      .map(({ name }) => name)
  );
}

/**
 * How sources use messages: `used` has the keys of each area, `names` its prefixes for tenants, `calls`
 * the values that each call gives, `fullKeys` the keys that are looked up with their prefix.
 */
export function findUsage({ program, sources }, areas, root) {
  const checker = program.getTypeChecker();
  const index = createAreaIndex(areas);
  const usage = {
    used: new Map(areas.map((area) => [area, new Set()])),
    names: new Map(areas.map((area) => [area, new Set()])),
    calls: [],
    fullKeys: [],
    literals: new Set(),
  };
  const use = (found, keys) => {
    for (const area of found) for (const key of keys) usage.used.get(area).add(key);
  };

  function readCall(call, library) {
    const [argument, values] = call.arguments;
    if (NAMING.has(call.expression.text) && ts.isStringLiteral(argument)) {
      for (const area of index.find(namedKeys(checker, call) ?? [], library))
        usage.names.get(area).add(argument.text);
      return;
    }
    const [signature] = checker.getTypeAtLocation(call.expression).getCallSignatures();
    const type = parameterType(checker, signature, 0, call);
    if (!type) return;
    if (type.flags & ts.TypeFlags.String) readFullKey(call, signature);
    const possible = literalsOf(type);
    const found = possible ? index.find(possible, library) : [];
    if (found.length === 0) return;
    const keys = keysOfArgument(checker, argument, possible);
    use(found, keys);
    if (signature.parameters.length < 2 || found.length > 1) return;
    usage.calls.push({
      area: found[0],
      keys,
      given: givenValues(checker, values),
      where: where(root, call),
    });
  }

  function readFullKey(call, signature) {
    const [argument, values] = call.arguments;
    if (signature.declaration?.parent?.name?.text !== 'Texts' || !ts.isStringLiteral(argument))
      return;
    usage.fullKeys.push({
      key: argument.text,
      given: givenValues(checker, values),
      where: where(root, call),
    });
  }

  /** An expression that is given to something which takes keys. */
  function readExpression(node, library, type = checker.getContextualType(node)) {
    const possible = type && literalsOf(type);
    const found = possible ? index.find(possible, library) : [];
    if (found.length > 0) use(found, keysOfArgument(checker, node, possible));
  }

  function readLiteral(node, library) {
    usage.literals.add(node.text);
    if (index.has(node.text)) readExpression(node, library);
  }

  /** `messages.title`, for messages that are read without a key. */
  function readProperty(node) {
    if (!index.has(node.name.text)) return;
    const symbol = checker.getSymbolAtLocation(node.name);
    for (const { parent } of symbol?.declarations ?? []) {
      const file = parent?.getSourceFile().fileName;
      if (!file?.endsWith('.json')) continue;
      use(
        areas.filter(
          ({ library, name }) => library === libraryOf(file) && name === parent.parent?.name?.text,
        ),
        [node.name.text],
      );
    }
  }

  for (const source of sources) {
    const library = libraryOf(source.fileName);
    const visit = (node) => {
      if (ts.isCallExpression(node) && node.arguments.length > 0) readCall(node, library);
      else if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent))
        readLiteral(node, library);
      else if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
        readExpression(node.expression, library, checker.getTypeFromTypeNode(node.type));
      else if (ts.isPropertyAccessExpression(node)) readProperty(node);
      if (givesValue(node)) readExpression(node, library);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return usage;
}

/** A variable or property that an attribute, a property or a call gets. */
function givesValue(node) {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false;
  const { parent } = node;
  return (
    (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isCallExpression(parent) && parent.expression !== node)
  );
}
