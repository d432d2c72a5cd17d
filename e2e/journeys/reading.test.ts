import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { engine } from '../harness/engine.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { pressInPlace } from '../harness/readDown.ts'
import { readRenders, watchRenders } from '../harness/watchRenders.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a favourite shows immediately, survives a reload, and re-renders only one post', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 8; n += 1) await bob.post(`Egg number ${n}`)
  const { page } = await visit({ as: 'ada', prepare: watchRenders })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('Egg number 5')
  await expect(post.content).toBeVisible()
  await waitForRest(page)

  await readRenders(page)
  await post.favourite.click()
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
  await waitForRest(page)
  expect(await readRenders(page)).toMatchObject({ redrawn: 1, mounted: 0 })

  await page.reload()
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
  await post.favourite.click()
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'false')
})

journey('older posts load while the reader scrolls, and the place is restored after a conversation', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 60; n += 1) await bob.post(`Log entry ${n}. ${'The water is still. '.repeat(n % 7)}`)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Log entry 60.').content).toBeVisible()
  const old = timeline.status('Log entry 12.')
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(old.content).toBeVisible({ timeout: 250 })
  }).toPass()
  await old.content.scrollIntoViewIfNeeded()
  const before = await old.content.boundingBox()
  await pressInPlace(old.time)
  await expect(timeline.heading('public')).toHaveCount(0)
  await page.goBack()
  await expect(old.content).toBeInViewport()
  const after = await old.content.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.POSITIVE_INFINITY))).toBeLessThanOrEqual(1)
})

journey(
  'a press on a quote card opens the quoted post, a press on the text of a post its conversation, and a selection neither',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const quoted = await bob.post('The bittern booms')
    await bob.post('Heard from the hide', { quoteId: quoted.id })
    const { page } = await visit({ as: 'ada' })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const post = timeline.status('Heard from the hide')
    const card = post.root.locator('blockquote')
    await expect(card).toContainText('@bob')
    await waitForRest(page)

    const words = post.root.getByText('Heard from the hide')
    const { x = Number.NaN, y = Number.NaN } = (await words.boundingBox()) ?? {}
    const drag = async () => {
      await page.mouse.move(x + 2, y + 8)
      await page.mouse.down()
      await page.mouse.move(x + 60, y + 8, { steps: 4 })
      await page.mouse.up()
    }
    // On a word: beside the text WebKit selects the end of the line. In Firefox it selects nothing for the driver.
    const doubleClick = () => words.dblclick({ position: { x: 20, y: 8 } })
    for (const select of engine === 'firefox' ? [drag] : [drag, doubleClick]) {
      await select()
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).not.toBe('')
      await expect(page).toHaveURL(/\/main\/public$/)
      await page.evaluate(() => getSelection()?.removeAllRanges())
    }

    await card.getByText('The bittern booms').click()
    await expect(page).toHaveURL(new RegExp(`/notice/${quoted.id}$`))
    await page.goBack()
    await words.click()
    await expect(page).toHaveURL(/\/notice\/(?!.*main)/)
    await expect(page.locator('article[data-focused]')).toContainText('Heard from the hide')
  },
)
