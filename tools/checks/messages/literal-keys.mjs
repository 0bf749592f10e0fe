import ts from 'typescript';

const EMPTY = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** Texts of a type that is one or several string literals, otherwise `undefined`. */
export function literalsOf(type) {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & EMPTY));
  return parts.length > 0 && parts.every((part) => part.isStringLiteral())
    ? parts.map(({ value }) => value)
    : undefined;
}

/** Value of an untyped constant, otherwise `undefined`. */
function constantValue(checker, node) {
  const declaration = ts.isIdentifier(node) && checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) && !declaration.type
    ? declaration.initializer
    : undefined;
}

/** Expressions that a key can come from: both branches of a condition, without casts and brackets. */
function* originsOf(checker, node) {
  const constant = constantValue(checker, node);
  if (constant) yield* originsOf(checker, constant);
  else if (ts.isConditionalExpression(node)) {
    yield* originsOf(checker, node.whenTrue);
    yield* originsOf(checker, node.whenFalse);
  } else if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    yield* originsOf(checker, node.expression);
  else if (ts.isBinaryExpression(node)) {
    yield* originsOf(checker, node.left);
    yield* originsOf(checker, node.right);
  } else yield node;
}

/** Declared type of an expression: a surrounding condition excludes keys, but names none. */
function declaredType(checker, node) {
  const symbol = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
  return symbol ? checker.getTypeOfSymbol(symbol) : checker.getTypeAtLocation(node);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Keys that an argument can have, of the `possible` keys of its parameter. None for a variable of all
 * possible keys: the code that sets it uses them. A template with unknown values stands for all
 * matching keys.
 */
export function keysOfArgument(checker, argument, possible) {
  return [...originsOf(checker, argument)].flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    const isAny = literalsOf(declaredType(checker, node))?.length === possible.length;
    if (isAny && possible.length > 1) return [];
    const type = checker.getTypeAtLocation(node);
    const keys = literalsOf(type);
    if (keys) return keys.filter((key) => possible.includes(key));
    const forms = (type.isUnion() ? type.types : [type])
      .filter(({ flags }) => flags & ts.TypeFlags.TemplateLiteral)
      .map(({ texts }) => new RegExp(`^${texts.map(escaped).join('.+')}$`));
    return possible.filter((key) => forms.some((form) => form.test(key)));
  });
}

/** Names of the values that a call gives; `undefined` where their type does not name them. */
export function givenValues(checker, argument) {
  if (argument === undefined) return new Set();
  const type = checker.getNonNullableType(checker.getTypeAtLocation(argument));
  const parts = type.isUnion() ? type.types : [type];
  const isOpen = ({ flags }) => (flags & ts.TypeFlags.Any) !== 0;
  if (parts.some((part) => isOpen(part) || checker.getIndexInfosOfType(part).length > 0))
    return undefined;
  return new Set(
    parts.flatMap((part) => checker.getPropertiesOfType(part)).map(({ name }) => name),
  );
}
