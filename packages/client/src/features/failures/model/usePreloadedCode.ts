import type { LazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { useMissingCode } from './useMissingCode.ts'

/** Whether the code of a requested component is loaded. If it fails, a notice says so and `end` is called. */
export function usePreloadedCode(component: Pick<LazyComponent<never>, 'preload'>, desired: boolean, end: () => void): boolean {
  const notify = useMissingCode()
  return useLoaded(component, desired, () => {
    notify()
    end()
  })
}
