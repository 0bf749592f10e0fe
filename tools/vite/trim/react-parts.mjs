// Parts of React that the shop does not use, as functions of `react-dom-client.production.js`. Each
// group is reached only by what its guard finds in sources.
const viewTransitions = `trackEnterViewTransitions applyViewTransitionToHostInstances
  applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
  commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
  commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
  restoreEnterOrExitViewTransitions restoreNestedViewTransitions
  measureViewTransitionHostInstancesRecursive measureNestedViewTransitions
  scheduleViewTransitionEvent startViewTransition applyViewTransitionName restoreViewTransitionName
  ViewTransitionPseudoElement createViewTransitionInstance getViewTransitionName
  getViewTransitionClassName reportViewTransitionError flushAfterMutationEffects
  commitAfterMutationEffectsOnFiber recursivelyTraverseAfterMutationEffects`;
const fragmentRefs = `FragmentInstance commitNewChildToFragmentInstances
  commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
  addFragmentHandleToFiber addFragmentHandleToInstance commitNewChildToFragmentInstance
  deleteChildFromFragmentInstance isFragmentInstanceParent collectClientRects
  validateDocumentPositionWithFiberTree blurActiveElementWithinFragment`;
const otherComponents = `initSuspenseListRenderState cutOffTailIfNeeded updateSuspenseListComponent
  updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating
  commitActivityHydrationCallbacks pushDehydratedActivitySuspenseHandler`;
const actionStates = `mountActionState updateActionState rerenderActionState runActionStateAction
  dispatchActionState`;
const otherStates = `updateOptimisticImpl dispatchOptimisticSetState mountDeferredValueImpl
  updateDeferredValueImpl`;
const resourceHints = `preload preloadModule preinitStyle preinitScript preinitModuleScript
  preconnectAs prefetchDNS preconnect`;

const removed = [
  viewTransitions,
  fragmentRefs,
  otherComponents,
  actionStates,
  otherStates,
  resourceHints,
];
export const REACT_FUNCTIONS = removed.flatMap((group) => group.split(/\s+/));

/** Where an error was thrown, as text: no error boundary of the shop reads it. */
const COMPONENT_STACK = 'getStackByFiberInDevAndProd';
const METHOD = /^FragmentInstance\.prototype\.\w+ = function \([^)]*\) \{\n[\s\S]*?\n\};$/gm;

function withBody(code, name, body) {
  const pattern = new RegExp(String.raw`^function ${name}\([^)]*\) \{\n[\s\S]*?\n\}$`, 'm');
  if (!pattern.test(code)) throw new Error(`react-dom has no function ${name} any more`);
  return code.replace(pattern, () => `function ${name}() {${body}}`);
}

/** React without these parts; throws when a version of React is written in another way. */
export function withoutReactParts(code) {
  const text = REACT_FUNCTIONS.reduce((rest, name) => withBody(rest, name, ''), code);
  return withBody(text, COMPONENT_STACK, 'return "";').replace(METHOD, '');
}

const imported = (names, from) =>
  new RegExp(String.raw`import\b[^;'"]*\{[^}]*\b(?:${names})\b[^}]*\}\s*from\s*['"]${from}['"]`);
const member = (names, object) => new RegExp(String.raw`\b${object}\d*\.(?:${names})\b`);

const COMPONENTS =
  'ViewTransition|Activity|useActionState|useOptimistic|useDeferredValue|(?:unstable_)?SuspenseList';
const HINTS = 'preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS|useFormState';

/** How a source uses one of these parts. */
export const REACT_USES = [
  imported(COMPONENTS, 'react'),
  member(COMPONENTS, 'React'),
  imported(HINTS, 'react-dom'),
  member(HINTS, 'ReactDOM'),
  /<(?:React\.)?Fragment\b[^>]*\bref=/,
  /\bjsxs?\((?:\w+\.)?_?Fragment, \{[^{}]*\bref:/,
];
