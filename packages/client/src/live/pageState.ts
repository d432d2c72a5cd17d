import { createCell, type Cell, type Stop } from '@rookery/store/Cell'

/** The state of the page on which services depend. */
export interface PageState {
  /** False in a background tab or a minimised window. */
  readonly visible: Cell<boolean>
  readonly focused: Cell<boolean>
  /** Runs a function before the next frame, with the time of that frame in ms; not while the page is hidden. */
  nextFrame(run: (now: number) => void): Stop
  /** The page is being left or hidden, perhaps for good: the last moment to keep something. */
  onLeave(run: () => void): Stop
}

/** The state of this browser tab. One a page; it needs no end. */
export function createPageState(tab: Window & typeof globalThis): PageState {
  const { document } = tab
  const visible = createCell(document.visibilityState === 'visible')
  const focused = createCell(document.hasFocus())
  const leaving = new Set<() => void>()
  const leave = () => {
    for (const run of leaving) run()
  }
  document.addEventListener('visibilitychange', () => {
    visible.set(document.visibilityState === 'visible')
    if (!visible.get()) leave()
  })
  tab.addEventListener('pagehide', leave)
  tab.addEventListener('focus', () => focused.set(true))
  tab.addEventListener('blur', () => focused.set(false))
  return {
    visible,
    focused,
    nextFrame(run) {
      const handle = tab.requestAnimationFrame(run)
      return () => tab.cancelAnimationFrame(handle)
    },
    onLeave(run) {
      leaving.add(run)
      return () => leaving.delete(run)
    },
  }
}
