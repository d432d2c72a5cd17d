import type { Cell } from '@rookery/store/Cell'
import type { Scroller } from '#ui/windowing/Scroller.ts'

/** New posts are shown immediately only this close to the top, in CSS pixels (spec 1, section 9). */
const nearTop = 15

/**
 * Calls back now and at each change whether new posts may be shown above: if the feed is at its top, and no open form would be moved.
 * Returns a stop function.
 */
export function watchTop(
  { element, events }: Scroller,
  openForm: Cell<unknown> | null,
  onChange: (isNearTop: boolean) => void,
): () => void {
  let last: boolean | null = null
  const look = () => {
    const isNearTop = element.scrollTop <= nearTop && (openForm?.get() ?? null) === null
    if (isNearTop === last) return
    last = isNearTop
    onChange(isNearTop)
  }
  look()
  events.addEventListener('scroll', look, { passive: true })
  const stop = openForm?.subscribe(look)
  return () => {
    stop?.()
    events.removeEventListener('scroll', look)
    onChange(false)
  }
}
