import { createElement, use, type ComponentType, type FunctionComponent } from 'react'

/** A component whose code comes when it is drawn first, or when somebody foresees that it will be. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the code; undefined when it is there already. Rejects when it cannot be had; the next call tries again. */
  preload(): Promise<void> | undefined
}

/** Unlike `React.lazy` it can be fetched ahead, and one that failed can be tried again. Draw it inside `<Suspense>`. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null

  function preload(): Promise<void> | undefined {
    if (component) return undefined
    loading ??= load().then(
      (loaded) => {
        component = loaded
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }

  function Lazy(props: Props) {
    const waiting = preload()
    if (waiting) use(waiting)
    return component && createElement(component, props)
  }
  return Object.assign(Lazy, { preload })
}
