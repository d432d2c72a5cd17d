import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react'

/** A component whose code comes when it is drawn first, or when somebody foresees that it will be. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the code; undefined when it is there already. Rejects when it cannot be had; the next call tries again. */
  preload(): Promise<unknown> | undefined
}

/** By what a load failed with: how to fetch that code again. */
const fetchAgain = new WeakMap<object, () => Promise<unknown>>()

/** For an error boundary: fetches again the code whose absence this error tells of; undefined when it tells of something else. */
export function refetchAfter(error: unknown): (() => Promise<unknown>) | undefined {
  return error instanceof Error ? fetchAgain.get(error) : undefined
}

/**
 * Unlike `React.lazy` alone it can be fetched ahead, is then drawn without waiting, and can be tried again after a failure.
 * Draw it inside `<Suspense>`. Its texts come with its code (`vite/cataloguePlugin.ts`).
 * @param ready what is waited for before anything is fetched
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
        if (error instanceof Error) fetchAgain.set(error, async () => preload())
        throw error
      },
    )
    return loading
  }

  function Lazy(props: Props) {
    // What waits is never mounted, so that this is asked again when the code is there, and kept from then on.
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
