import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react'

/** A component whose code is loaded when it first renders, or when it is preloaded. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code; undefined if it is loaded already. Rejects on failure; the next call tries again. */
  preload(): Promise<unknown> | undefined
}

/** How to fetch code again, by the error that its load failed with. */
const fetchAgain = new WeakMap<object, () => Promise<unknown>>()

/** For an error boundary: reloads the code whose absence caused this error; undefined for other errors. */
export function refetchAfter(error: unknown): (() => Promise<unknown>) | undefined {
  return error instanceof Error ? fetchAgain.get(error) : undefined
}

/**
 * Like `React.lazy`, but its code can be preloaded, renders synchronously once loaded, and is loaded again after a failure. Render it
 * inside `<Suspense>`. Its texts load with its code (`vite/cataloguePlugin.ts`).
 * @param ready awaited before anything is fetched
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ready?: () => Promise<void>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  let waiting: ComponentType<Props> | null = null
  let hasFailed = false

  function fetched(): Promise<ComponentType<Props>> {
    loading ??= (ready ? ready().then(load) : load()).then(
      (loaded) => (component = loaded),
      (error: unknown) => {
        hasFailed = true
        // Each part gets an error of its own, because several may wait for the same chunk and each must be fetched again.
        const loadError = new Error(`A part's code could not be fetched: ${String(error)}`, { cause: error })
        fetchAgain.set(loadError, async () => preload())
        throw loadError
      },
    )
    return loading
  }

  function Lazy(props: Props) {
    // A suspended component is not mounted, so this initial value is computed again once the code is loaded, and then stays.
    const [Shown] = useState(() => component ?? (waiting ??= lazy(async () => ({ default: await fetched() }))))
    return createElement(Shown, props)
  }

  function preload(): Promise<unknown> | undefined {
    if (component) return undefined
    if (hasFailed) {
      hasFailed = false
      loading = null
      waiting = null
    }
    return fetched()
  }
  return Object.assign(Lazy, { preload })
}
