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

/** Events without a handler in any source: React would listen for each of them at every tap. */
const REACT_EVENTS = `auxClick beforeToggle canPlay canPlayThrough copy cut drag dragEnd
  dragEnter dragExit dragLeave dragOver dragStart drop durationChange encrypted fullscreenChange
  fullscreenError gotPointerCapture loadedData loadedMetadata loadStart lostPointerCapture pause play
  playing rateChange seeked seeking stalled suspend timeUpdate volumeChange waiting`.split(/\s+/);
const OTHER_EVENTS = `AnimationEnd AnimationIteration AnimationStart DoubleClick TransitionRun
  TransitionStart TransitionCancel TransitionEnd`.split(/\s+/);

function withoutEvents(code) {
  const names = new Set(REACT_EVENTS);
  const text = code
    .replace(/"(abort auxClick [^"]*)"/, (_all, list) =>
      JSON.stringify(
        list
          .split(' ')
          .filter((name) => !names.delete(name))
          .join(' '),
      ),
    )
    .replace('simpleEventPluginEvents.push("scrollEnd");', '');
  if (names.size > 0) throw new Error(`react-dom has no event ${[...names].join()} any more`);
  return OTHER_EVENTS.reduce((rest, name) => {
    const line = new RegExp(String.raw`^registerSimpleEvent\([^()]*, "on${name}"\);$`, 'm');
    if (!line.test(rest)) throw new Error(`react-dom has no event ${name} any more`);
    return rest.replace(line, '');
  }, text);
}

/** React without these parts; throws when a version of React is written in another way. */
export function withoutReactParts(code) {
  const text = REACT_FUNCTIONS.reduce((rest, name) => withBody(rest, name, ''), code);
  return withoutEvents(withBody(text, COMPONENT_STACK, 'return "";').replace(METHOD, ''));
}

const imported = (names, from) =>
  new RegExp(String.raw`import\b[^;'"]*\{[^}]*\b(?:${names})\b[^}]*\}\s*from\s*['"]${from}['"]`);
const member = (names, object) => new RegExp(String.raw`\b${object}\d*\.(?:${names})\b`);

const COMPONENTS =
  'ViewTransition|Activity|useActionState|useOptimistic|useDeferredValue|(?:unstable_)?SuspenseList';
const HINTS = 'preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS|useFormState';

const capital = (name) => name[0].toUpperCase() + name.slice(1);
const HANDLERS = [...REACT_EVENTS.map(capital), ...OTHER_EVENTS, 'ScrollEnd'].join('|');

/** How a source uses one of these parts. */
export const REACT_USES = [
  new RegExp(String.raw`\bon(?:${HANDLERS})(?:Capture)?\b`),
  imported(COMPONENTS, 'react'),
  member(COMPONENTS, 'React'),
  imported(HINTS, 'react-dom'),
  member(HINTS, 'ReactDOM'),
  /<(?:React\.)?Fragment\b[^>]*\bref=/,
  /\bjsxs?\((?:\w+\.)?_?Fragment, \{[^{}]*\bref:/,
];
