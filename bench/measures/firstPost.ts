import type { Browser } from 'playwright-core'

import { buildBare } from '../buildBare.ts'
import type { Bench, Measure } from '../Measure.ts'
import { medianOf } from '../medianOf.ts'
import { serveFolder } from '../serveFolder.ts'
import { firstPostOf, watchFirstPost } from '../watchFirstPost.ts'

const samples = 5
const slower = 4

/**
 * Time to the first post with the processor four times slower, as a ratio to a bare React page. The
 * two take turns in the same run, so that a busy machine slows both.
 */
export const firstPost: Measure = async (bench) => {
  const bare = await serveFolder(await buildBare())
  const bareTimes: number[] = []
  const ourTimes: number[] = []
  const blockedTimes: number[] = []
  const leads: number[] = []
  const drawTimes: number[] = []
  const postCounts: number[] = []
  try {
    for (let sample = 0; sample < samples; sample += 1) {
      bareTimes.push(await timeOfBare(bench.browser, bare.origin))
      const { painted, blocked, lead, fromResponse, posts } = await timeOfOurs(bench)
      ourTimes.push(painted)
      blockedTimes.push(blocked)
      leads.push(lead)
      drawTimes.push(fromResponse)
      postCounts.push(posts)
    }
  } finally {
    bare.close()
  }
  const ours = medianOf(ourTimes)
  const bareMedian = medianOf(bareTimes)
  return [
    {
      id: 'firstPost.ratio',
      value: ours / bareMedian,
      unit: 'ratio',
      what: `first post over a bare React page (${Math.round(bareMedian)} ms), CPU ${slower}x slower`,
    },
    { id: 'firstPost.painted', value: ours, unit: 'ms', what: `first post painted, cold, CPU ${slower}x slower` },
    { id: 'firstPost.blocked', value: medianOf(blockedTimes), unit: 'ms', what: 'main thread blocked until then' },
    {
      id: 'firstPost.fromAnswer',
      value: medianOf(drawTimes) / bareMedian,
      unit: 'ratio',
      what: `from the answer to the first post (${Math.round(medianOf(drawTimes))} ms) over the whole of a bare React page`,
    },
    { id: 'firstPost.posts', value: Math.max(...postCounts), unit: 'posts', what: 'posts drawn before the first one was painted' },
    { id: 'firstPost.lead', value: medianOf(leads), unit: 'ms', what: 'feed asked for so long before React mounted' },
  ]
}

async function timeOfBare(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext()
  await watchFirstPost(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(origin)
  const { painted } = await firstPostOf(page)
  await context.close()
  return painted
}

async function timeOfOurs({ openPage, product }: Bench) {
  const { page, context } = await openPage({ as: 'ada', slower })
  await watchFirstPost(context)
  await page.goto(`${product.origin}/main/friends`)
  const { painted, mounted, blocked, posts } = await firstPostOf(page)
  const [asked, responded] = await page.evaluate(() => {
    const feed = performance.getEntriesByType('resource').find((entry) => entry.name.includes('/api/v1/timelines/home'))
    const came = feed instanceof PerformanceResourceTiming ? feed.responseEnd : Number.NaN
    return [feed?.startTime ?? Number.POSITIVE_INFINITY, came] as const
  })
  await context.close()
  return { painted, blocked, lead: mounted - asked, fromResponse: painted - responded, posts }
}
