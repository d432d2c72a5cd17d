import type { Locator } from 'playwright-core'

import { driftOf } from '../harness/driftOf.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { expectUnchanged, readDown, topOf, withoutSizes } from '../harness/readDown.ts'
import { text } from '../harness/text.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { waitLimit } from '../harness/waitLimit.ts'

journey('an own post that appears above moves nothing', async ({ visit, product }) => {
  const { page } = await visit({ as: 'bob', prepare: withoutSizes })
  const { read } = await readDown(page, product, 'Wave 14.', { feed: 'home' })
  const placeAmongAll = async () => Number(await read.root.getAttribute('aria-posinset'))
  const before = await placeAmongAll()
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('A wave that is made here')
  const drift = await driftOf(read.root, async () => {
    await composer.text.press('Control+Enter')
    await expect.poll(placeAmongAll).toBe(before + 1)
  })
  expect(drift).toBeLessThanOrEqual(1)
})

journey('pictures of unknown size that load above move nothing', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada', prepare: withoutSizes })
  const release = await holdCalls(page, 'GET', /^\/media\//)
  const { read } = await readDown(page, product, 'Wave 14.', { images: 'wait' })
  const imageUrl = page.locator('main article[data-status]').filter({ hasText: 'Wave 15.' }).locator('img[src*="/media/"]').last()
  const isThere = () => imageUrl.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  expect(await isThere()).toBe(false)
  const drift = await driftOf(read.root, async () => {
    release()
    await expect.poll(isThere).toBe(true)
  })
  expect(drift).toBeLessThanOrEqual(1)
  // Attachments have their box before they load. A link card without one makes its post higher.
  const driftByGrowth = await driftOf(read.root, () =>
    page.evaluate(async () => {
      const [above] = document.querySelectorAll('main article[data-status]')
      const image = new Image()
      above?.append(image)
      image.src = '/static/logo-512.png'
      await image.decode()
    }),
  )
  expect(driftByGrowth).toBeLessThanOrEqual(1)
})

journey('posts that are deleted and edited above move nothing, and neither does a new pending post', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada', prepare: withoutSizes })
  const { read, bob, timeline, posts } = await readDown(page, product)
  const driftByNew = await driftOf(read.root, async () => {
    await bob.post('A wave of its own')
    await expect(timeline.newPosts).toBeVisible()
  })
  expect(driftByNew).toBeLessThanOrEqual(1)
  const [edited, deleted] = ['Wave 15.', 'Wave 16.'].map((words) => posts.find(({ content }) => content.includes(words)))
  if (!edited || !deleted) throw new Error('The waves above the one that is read were not posted.')
  const drift = await driftOf(read.root, async () => {
    await bob.edit(edited, `Wave 15, higher than before. ${'It rose and rose. '.repeat(40)}`)
    await expect(timeline.status('higher than before').content).toBeAttached()
    await bob.remove(deleted)
    await expect(timeline.status('Wave 16.').root).toHaveCount(0)
  })
  expect(drift).toBeLessThanOrEqual(1)
})

// Last: the others would have to scroll past them.
journey(
  'eighty posts that arrived while the reader was away keep the place, and a gap fills from both ends',
  async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', prepare: withoutSizes })
    const { read, timeline, bob } = await readDown(page, product, 'Wave 11.')
    const before = await topOf(read.root)
    await page.goto('/about')
    await waitForRest(page)
    for (let n = 1; n <= 80; n += 1) await bob.post(`Stone ${n}. ${'It sank. '.repeat(n % 5)}`)
    await timeline.open('public')
    await expectUnchanged(read.root, before)
    await expect(timeline.newPosts).toBeVisible()
    await expectUnchanged(read.root, before)
    await timeline.newPosts.click()
    await expect(timeline.status('Stone 80.').content).toBeInViewport()
    const gap = page.getByRole('article', { name: text('timeline.gap') }).first()
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 400))
      await expect(gap).toBeInViewport({ timeout: 200 })
    }).toPass({ timeout: waitLimit, intervals: [50] })
    const above = timeline.status('Stone 61.')
    const fromAbove = await driftOf(above.root, async () => {
      await fillGap(gap, 'timeline.gap.newer', timeline.status('Stone 60.').content)
    })
    expect(fromAbove).toBeLessThanOrEqual(1)
    // From below, the newest of the known posts stays in place.
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 400))
      await expect(gap).toBeInViewport({ timeout: 200 })
    }).toPass({ timeout: waitLimit, intervals: [50] })
    const below = page.getByRole('main').locator('article[data-status]').filter({ hasNotText: /Stone/ }).first()
    const fromBelow = await driftOf(below, async () => {
      await fillGap(gap, 'timeline.gap.older', timeline.status('Stone 1.').content)
    })
    expect(fromBelow).toBeLessThanOrEqual(1)
  },
  120_000,
)

/** Presses until it is heard: right after new posts are shown presses on posts are swallowed. */
async function fillGap(gap: Locator, end: 'timeline.gap.newer' | 'timeline.gap.older', filled: Locator): Promise<void> {
  await expect(async () => {
    await gap.getByRole('button', { name: text(end) }).click()
    await expect(filled).toBeAttached({ timeout: 1500 })
  }).toPass({ timeout: waitLimit })
}
