/** What is left of functions that have nothing to do here, by what they are for. */
const idle: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // They find what of a page that a server drew waits to be taken over, hold back its events and repeat them.
  hydration: {
    getSuspenseInstanceFromFiber: 'return null',
    getActivityInstanceFromFiber: 'return null',
    clearIfContinuousEvent: '',
    queueIfContinuousEvent: 'return false',
    retryIfBlockedOn: '',
    retryDehydratedSuspenseBoundary: '',
    commitActivityHydrationCallbacks: '',
    commitSuspenseHydrationCallbacks: '',
    hideOrUnhideDehydratedBoundary: '',
    clearHydrationBoundary: '',
  },
  // `<title>`, `<link>`, `<style>` and `<script>` that are moved to the head, and what fetches them ahead.
  hoisting: {
    isHostHoistableType: 'return false',
    getResource: 'return null',
    createHoistableInstance: 'return null',
    acquireResource: 'return null',
    mountHoistable: '',
    suspendResource: '',
    preloadResource: 'return true',
    getHydratableHoistableCache: 'return null',
    prefetchDNS: '',
    preconnect: '',
    preload: '',
    preloadModule: '',
    preinitStyle: '',
    preinitScript: '',
    preinitModuleScript: '',
  },
  viewTransitions: {
    trackEnterViewTransitions: '',
    applyViewTransitionToHostInstances: 'return false',
    commitAppearingPairViewTransitions: '',
    commitEnterViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    measureViewTransitionHostInstancesRecursive: 'return false',
    measureNestedViewTransitions: '',
    startViewTransition: 'return null',
    scheduleViewTransitionEvent: '',
    createViewTransitionInstance: 'throw Error("This build draws no view transitions: see smallerRenderer.")',
    ViewTransitionPseudoElement: '',
  },
  fragmentRefs: {
    FragmentInstance: 'throw Error("This build has no refs of fragments: see smallerRenderer.")',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
  },
}

const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};\n/gm

/** What is always null or false then, by the names that React's own sources have for it. */
const constants: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/(?<![\w$.])(?:[\w$]+\.)+dehydrated\b(?! =[^=])/g, 'null'],
  [/(?<![\w$.])(?:[\w$]+\.)+isDehydrated\b(?! =[^=])/g, 'false'],
]
/** Variables that would be set where one of these begins. */
const flags = ['isHydrating', 'shouldStartViewTransition']

/**
 * React's renderer without what no page of ours uses: taking over what a server drew, elements that move to the head, view
 * transitions and refs of fragments. It is a sixth of the renderer, which no minifier finds, as none can know that nothing ever
 * begins it.
 *
 * @param code of `react-dom-client.production.js`
 * @throws {Error} when a part of it is not as it was when this was written
 */
export function smallerRenderer(code: string): string {
  const bodies = Object.values(idle).flatMap((group) => Object.entries(group))
  const left = bodies.reduce(replaceBody, code).replaceAll(methods, '')
  return flags.reduce(neverSet, constants.reduce(replaceAll, left))
}

function replaceBody(code: string, [name, body]: readonly [string, string]): string {
  const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, 'm')
  if (!whole.test(code)) throw new Error(`React's renderer has no function ${name} any more.`)
  return code.replace(whole, `function ${name}() { ${body} }`)
}

function replaceAll(code: string, [pattern, value]: readonly [RegExp, string]): string {
  const replaced = code.replaceAll(pattern, value)
  if (replaced === code) throw new Error(`React's renderer has nothing like ${pattern.source} any more.`)
  return replaced
}

/** A flag that is false from the beginning, and everywhere. */
function neverSet(code: string, flag: string): string {
  const name = `(?<![\\w$.])${flag}(?![\\w$])`
  // A function may have a parameter of this name.
  const shadowed = new RegExp(`^function \\w+\\([^)]*${name}`)
  const pieces = code.split(/^(?=function )/m).map((piece) =>
    shadowed.test(piece)
      ? piece
      : piece
          .replace(new RegExp(`(var |  )${name} = !1,\\n`), '$1')
          .replaceAll(new RegExp(`${name} = !(?:0|1)`, 'g'), 'void 0')
          .replaceAll(new RegExp(name, 'g'), 'false'),
  )
  const result = pieces.join('')
  if (result === code) throw new Error(`React's renderer has no ${flag} any more.`)
  return result
}
