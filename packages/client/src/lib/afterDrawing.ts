/** Stops waiting. */
type Cancel = () => void

/**
 * Runs something after the next paint: in a frame, and then a task, so that it runs even if a tab is never idle. Hidden tabs have no frames
 * and wait two seconds.
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
