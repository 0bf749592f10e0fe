import path from 'node:path';
import ts from 'typescript';
import { givenValues, keysOfArgument, literalsOf } from './literal-keys.mjs';

/** Calls that declare the name by which tenants override an area. */
const NAMING = new Set(['createPageMessages', 'createTextHook']);

const { SyntaxKind, TypeFlags } = ts;
/** Kinds of an argument that is no key; their calls need no types, which take most of the time. */
const NO_KEY = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.ArrayLiteralExpression,
  SyntaxKind.ObjectLiteralExpression,
  SyntaxKind.NumericLiteral,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.NewExpression,
  SyntaxKind.SpreadElement,
]);
/** Types of an expression that can be a key. */
const TEXT = TypeFlags.StringLike | TypeFlags.Union | TypeFlags.TypeParameter | TypeFlags.Any;

/** A string without a point that is the key of no area is none. */
const canBeKey = (index, argument) =>
  ts.isStringLiteralLike(argument)
    ? argument.text.includes('.') || index.has(argument.text)
    : !NO_KEY.has(argument.kind);

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

function use({ used }, areas, keys) {
  for (const area of areas) for (const key of keys) used.get(area).add(key);
}

/** `createPageMessages('wallet', { de, en })`: the prefix of an area. */
function readName({ checker, index, usage }, call, library) {
  for (const area of index.find(namedKeys(checker, call) ?? [], library))
    usage.names.get(area).add(call.arguments[0].text);
}

/** `texts.text('wallet.title')`: a message with its prefix, whose type is any string. */
function readFullKey({ checker, usage, root }, call, signature) {
  const [argument, values] = call.arguments;
  if (signature.declaration?.parent?.name?.text !== 'Texts' || !ts.isStringLiteral(argument))
    return;
  const given = givenValues(checker, values);
  usage.fullKeys.push({ key: argument.text, given, where: where(root, call) });
}

/** `text('title', values)`: a function whose first parameter is a key. */
function readCall(context, call, library) {
  const { checker, index, usage, root } = context;
  const [argument, values] = call.arguments;
  if (NAMING.has(call.expression.text) && ts.isStringLiteral(argument))
    return readName(context, call, library);
  if (!canBeKey(index, argument)) return;
  const [signature] = checker.getTypeAtLocation(call.expression).getCallSignatures();
  const type = parameterType(checker, signature, 0, call);
  if (!type) return;
  if (type.flags & TypeFlags.String) return readFullKey(context, call, signature);
  const possible = literalsOf(type);
  const found = possible ? index.find(possible, library) : [];
  if (found.length === 0) return;
  const keys = keysOfArgument(checker, argument, possible);
  use(usage, found, keys);
  if (signature.parameters.length < 2 || found.length > 1) return;
  const given = givenValues(checker, values);
  usage.calls.push({ area: found[0], keys, given, where: where(root, call) });
}

/** An expression that is passed to something that takes keys, such as a property. */
function readExpression({ checker, index, usage }, node, library, type) {
  const possible = type && literalsOf(type);
  const found = possible ? index.find(possible, library) : [];
  if (found.length > 0) use(usage, found, keysOfArgument(checker, node, possible));
}

/** `messages.title`, for messages that are read without a key. */
function readProperty({ checker, index, usage, areas }, node) {
  if (!index.has(node.name.text)) return;
  for (const { parent } of checker.getSymbolAtLocation(node.name)?.declarations ?? []) {
    const file = parent?.getSourceFile().fileName;
    if (!file?.endsWith('.json')) continue;
    const area = parent.parent?.name?.text;
    const found = areas.filter((one) => one.library === libraryOf(file) && one.name === area);
    use(usage, found, [node.name.text]);
  }
}

/** A variable or property, of a type that keys can have, that an attribute, a property or a call gets. */
function isGiven(checker, node) {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false;
  const { parent } = node;
  const given =
    (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isCallExpression(parent) && parent.expression !== node);
  return given && (checker.getTypeAtLocation(node).flags & TEXT) !== 0;
}

function isLiteralKey({ index, usage }, node) {
  if (!ts.isStringLiteralLike(node) || ts.isImportDeclaration(node.parent)) return false;
  usage.literals.add(node.text);
  return index.has(node.text);
}

/** Reads how one node uses messages, into `context.usage`. */
export function readNode(context, node, library) {
  const { checker } = context;
  if (ts.isCallExpression(node) && node.arguments.length > 0) readCall(context, node, library);
  if (ts.isPropertyAccessExpression(node)) readProperty(context, node);
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
    readExpression(context, node.expression, library, checker.getTypeFromTypeNode(node.type));
  if (isGiven(checker, node) || isLiteralKey(context, node))
    readExpression(context, node, library, checker.getContextualType(node));
}
