import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react'

/** A component whose code comes when it is drawn first, or when somebody foresees that it will be. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the code; undefined when it is there already. Rejects when it cannot be had; the next call tries again. */
  preload(): Promise<unknown> | undefined
}

/** How to forget each load that failed. */
const failed = new Set<() => void>()

/** Lets components whose code could not be had be fetched again when they are drawn next. For the retry of an error boundary. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
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

  function forget(): void {
    loading = null
    waiting = null
  }

  function fetched(): Promise<ComponentType<Props>> {
    loading ??= (ready ? ready().then(load) : load()).then(
      (loaded) => (component = loaded),
      (error: unknown) => {
        failed.add(forget)
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
    if (failed.delete(forget)) forget()
    return fetched()
  }
  return Object.assign(Lazy, { preload })
}
