import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'

/** Milliseconds of visibility after which an element counts as seen. */
const seenAfter = 3000

/** Calls back when an element becomes visible or hidden, and once when it was visible long enough on a focused page. */
export function watchSeen(
  element: Element,
  clock: Clock,
  { onSight, onSeen }: { readonly onSight: (isInSight: boolean) => void; readonly onSeen: () => void },
): Stop {
  let timer: Timer | null = null
  let isInSight = false
  const look = () => {
    timer?.cancel()
    timer = isInSight && document.visibilityState === 'visible' ? clock.after(seenAfter, onSeen) : null
  }
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false
    onSight(isInSight)
    look()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', look)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', look)
    timer?.cancel()
    onSight(false)
  }
}
