import type { Page } from 'playwright-core'

import { somebody } from '../../e2e/harness/arrange.ts'
import { readRenders, watchRenders } from '../../e2e/harness/watchRenders.ts'
import type { Measure } from '../Measure.ts'

/** How many posts React renders again when one is favourited, and when another one arrives. */
export const redraws: Measure = async ({ openPage, product }) => {
  const ada = await somebody(product, 'ada')
  await ada.follow('mona')
  const { page, context } = await openPage({ as: 'ada' })
  await watchRenders(context)
  const arrivals = streamOf(page)
  await page.goto(`${product.origin}/main/friends`)
  const posts = page.getByRole('main').locator('article[data-status]')
  await posts.first().waitFor()
  await page.waitForLoadState('networkidle')
  await arrivals.opened

  await readRenders(page)
  await posts
    .first()
    .getByRole('button', { name: /favou?rite/i })
    .click()
  await settled(page)
  const favourite = await readRenders(page)

  const redrawnBy = async (name: string) => {
    const words = `Streamed by ${name} to a page that is being read`
    const arrived = arrivals.frameWith(words)
    const author = await somebody(product, name)
    await author.post(words)
    await arrived
    await settled(page)
    return readRenders(page)
  }
  const fromAnother = await redrawnBy('mona')
  const fromTheSame = await redrawnBy('bob')
  await context.close()
  return [
    { id: 'redraws.favourite', value: favourite.redrawn, unit: 'posts', what: 'posts drawn again by one favourite' },
    { id: 'redraws.favouriteComponents', value: favourite.components, unit: 'components', what: 'components that ran for it' },
    { id: 'redraws.streamed', value: fromAnother.redrawn, unit: 'posts', what: 'other posts drawn again by one streamed post' },
    {
      id: 'redraws.streamedComponents',
      value: fromAnother.components,
      unit: 'components',
      what: 'components that ran for it, its own among them',
    },
    {
      id: 'redraws.streamedSameAuthor',
      value: fromTheSame.redrawn,
      unit: 'posts',
      what: 'other posts drawn again when their own author posts',
    },
  ]
}

/** Arrivals are applied with the next frame, and rendered with that one or the next. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 500)))
}

/** The page's socket: a post must arrive by it, not by a poll. */
function streamOf(page: Page): { readonly opened: Promise<void>; frameWith(words: string): Promise<void> } {
  const listeners = new Set<(payload: string) => void>()
  const opened = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        for (const listener of listeners) listener(String(payload))
      })
      resolve()
    })
  })
  return {
    opened: within(opened, 'The page opened no socket.'),
    frameWith: (words) =>
      within(
        new Promise<void>((resolve) => {
          const listener = (payload: string) => {
            if (!payload.includes(words)) return
            listeners.delete(listener)
            resolve()
          }
          listeners.add(listener)
        }),
        `No frame of the stream brought "${words}".`,
      ),
  }
}

async function within(expected: Promise<void>, otherwise: string): Promise<void> {
  let timeoutMs: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timeoutMs = setTimeout(() => reject(new Error(otherwise)), 60_000)
  })
  await Promise.race([expected, late]).finally(() => clearTimeout(timeoutMs))
}
