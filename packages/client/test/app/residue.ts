interface Listener {
  readonly type: string
  readonly listener: EventListenerOrEventListenerObject
  readonly capture: boolean
}

const listeners = new Map<EventTarget, Set<Listener>>()
/** Running timers with the call that set each. Its stack becomes text only when a test has left a timer. */
const timers = new Map<unknown, Origin>()

interface Origin {
  readonly kind: string
  readonly call: Error
}

const captureOf = (options: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? (options.capture ?? false) : (options ?? false)

/** From now on, listeners of the window and the document and timers of the page are counted. Later calls on the same page do nothing. */
export function watchResidue(): void {
  if (listeners.size > 0) return
  for (const target of [window, document]) watchListeners(target)
  watchTimers()
}

function watchListeners(target: Window | Document): void {
  const known = new Set<Listener>()
  listeners.set(target, known)
  const { addEventListener, removeEventListener } = target
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (listener === null) return
    addEventListener.call(target, type, listener, options)
    const entry = { type, listener, capture: captureOf(options) }
    // React registers this one for good, once a document.
    if (type === 'selectionchange' && nameOf(listener).includes('[native code]')) return
    // So does the library of colours, with these, at its import.
    if (/tearDownWindowFocusTracking|onTransition(Start|End)/.test(nameOf(listener))) return
    const isThere = [...known].some((one) => one.type === type && one.listener === listener && one.capture === entry.capture)
    if (isThere) return
    known.add(entry)
    if (typeof options !== 'object') return
    options.signal?.addEventListener('abort', () => known.delete(entry))
    if (options.once) addEventListener.call(target, type, () => known.delete(entry), { once: true, capture: entry.capture })
  }
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) => {
    if (listener === null) return
    removeEventListener.call(target, type, listener, options)
    for (const entry of known)
      if (entry.type === type && entry.listener === listener && entry.capture === captureOf(options)) known.delete(entry)
  }
}

/**
 * TanStack Query cannot clear the timer before its second try. After a session that has ended the timer does nothing, which
 * queriesOf.test.ts proves.
 */
const isQueryWait = (origin: string) => /^timeout\b.*\bsleep\b.*react-query/.test(origin)

const lineOf = ({ kind, call }: Origin): string => `${kind} ${(call.stack ?? '').split('\n').slice(2, 8).join(' ').replaceAll(/\s+/g, ' ')}`

function watchTimers(): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  window.setTimeout = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const handle = setTimeout(() => {
      timers.delete(handle)
      run(...given)
    }, ms)
    // One without a delay ends by itself before anything else could happen.
    if (ms) timers.set(handle, { kind: `timeout of ${ms} ms`, call: new Error() })
    return handle
  }) as typeof window.setTimeout
  window.setInterval = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const handle = setInterval(run, ms, ...given)
    timers.set(handle, { kind: `interval of ${ms ?? 0} ms`, call: new Error() })
    return handle
  }) as typeof window.setInterval
  window.clearTimeout = (handle) => {
    timers.delete(handle)
    clearTimeout(handle)
  }
  window.clearInterval = (handle) => {
    timers.delete(handle)
    clearInterval(handle)
  }
}

const nameOf = (listener: EventListenerOrEventListenerObject): string =>
  typeof listener === 'function' ? Function.prototype.toString.call(listener).slice(0, 100) : 'object'

/** The page before a test: its listeners and timers, to compare with those after it. */
export interface PageBefore {
  /** One line for each listener, timer or stored value that the test has left in the page. */
  residue(): readonly string[]
}

/** Remembers the page as it is. */
export function rememberPage(): PageBefore {
  const before = new Map([...listeners].map(([target, known]) => [target, new Set(known)]))
  const timersBefore = new Set(timers.keys())
  return {
    residue() {
      const left = [...listeners].flatMap(([target, known]) =>
        [...known]
          .filter((entry) => !before.get(target)?.has(entry))
          .map(({ type, listener }) => `listener of ${target === window ? 'window' : 'document'}: ${type} ${nameOf(listener)}`),
      )
      const running = [...timers]
        .filter(([handle]) => !timersBefore.has(handle))
        .map(([, origin]) => lineOf(origin))
        .filter((line) => !isQueryWait(line))
      const texts = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).map((key) => `stored text: ${key}`)
      return [...left, ...running, ...texts]
    },
  }
}
