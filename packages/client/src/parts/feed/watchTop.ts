import type { Scroller } from '#ui/windowing/Scroller.ts'

/** New posts are shown at once only this close to the top, in CSS pixels (spec 1, section 9). */
const nearTop = 15

/** Tells at once and at each change whether what scrolls a feed is at its top. Returns how to stop. */
export function watchTop({ element, events }: Scroller, onChange: (isNearTop: boolean) => void): () => void {
  let last: boolean | null = null
  const look = () => {
    const isNearTop = element.scrollTop <= nearTop
    if (isNearTop === last) return
    last = isNearTop
    onChange(isNearTop)
  }
  look()
  events.addEventListener('scroll', look, { passive: true })
  return () => {
    events.removeEventListener('scroll', look)
    onChange(false)
  }
}
