/** Stops waiting. */
type Cancel = () => void

/**
 * Runs something once the browser has drawn what is there now: a frame, and then what comes after it, so that the picture
 * is out even in a tab that never becomes idle. No frames are drawn in a hidden tab, which waits two seconds instead.
 */
export function afterDrawing(window: Window, run: () => void): Cancel {
  const cancel = () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(late)
    window.clearTimeout(behind)
  }
  const once = () => {
    cancel()
    run()
  }
  let behind = 0
  const frame = window.requestAnimationFrame(() => {
    behind = window.setTimeout(once, 0)
  })
  const late = window.setTimeout(once, hiddenWait)
  return cancel
}

const hiddenWait = 2000
