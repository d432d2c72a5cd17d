import type { CDPSession, Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

/** Fingers on a touch screen, as the browser gets them from one. Each finger is a path of points of the window. */
export async function moveFingers(page: Page, ...paths: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const steps = 6
  const at = (share: number) =>
    paths.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
  await touch(session, 'touchStart', at(0))
  for (let step = 1; step <= steps; step += 1) await touch(session, 'touchMove', at(step / steps))
  await touch(session, 'touchEnd', [])
  await session.detach()
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: { id: number; x: number; y: number }[],
) {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}
