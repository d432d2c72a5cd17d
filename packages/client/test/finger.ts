import { cdp } from 'vitest/browser'

interface Point {
  readonly x: number
  readonly y: number
}

export interface Finger {
  readonly moveTo: (point: Point) => Promise<void>
  /** Where the page has received it last: the browser reckons a little ahead. */
  readonly received: () => Point
  /** After it has stood still for so many milliseconds, if any. */
  readonly lift: (after?: number) => Promise<void>
}

/** A simulated finger: its touches scroll as in a browser. It moves in steps of 50 milliseconds, or of `step`. */
export async function touchAt(from: Point, step = 50): Promise<Finger> {
  const frame = window.frameElement?.getBoundingClientRect()
  let timestamp = Date.now() / 1000
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => {
    timestamp += step / 1000
    const touchPoints = points.map(({ x, y }) => ({ x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) }))
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  let at = from
  let received = from
  const receive = ({ clientX: x, clientY: y }: PointerEvent) => {
    received = { x, y }
  }
  window.addEventListener('pointermove', receive, { capture: true })
  await send('touchStart', [at])
  return {
    moveTo: async (to) => {
      const begun = at
      for (const part of [0.25, 0.5, 0.75, 1]) {
        at = { x: begun.x + (to.x - begun.x) * part, y: begun.y + (to.y - begun.y) * part }
        await send('touchMove', [at])
      }
    },
    received: () => received,
    lift: async (after = 0) => {
      timestamp += after / 1000
      window.removeEventListener('pointermove', receive, { capture: true })
      await send('touchEnd', [])
    },
  }
}
