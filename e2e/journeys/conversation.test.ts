import type { Locator } from 'playwright-core'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody, type Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { pressInPlace } from '../harness/readDown.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN)

/** Runs in the page: the reading line if the stored scroll position were the visible one. */
function readingLineY(): number {
  const { place } = history.state as { place?: { id: string; offset: number } }
  const row = document.querySelector(`[data-row="${place?.id}"]`)
  return (row?.getBoundingClientRect().top ?? Number.NaN) - (place?.offset ?? 0)
}

/** Runs in the page: until it has not been scrolled for ten frames; a turn of the wheel continues for a while. */
async function untilStill(): Promise<void> {
  for (let still = 0, last = scrollY; still < 10; last = scrollY) {
    await new Promise((resolve) => void requestAnimationFrame(resolve))
    still = scrollY === last ? still + 1 : 0
  }
}

/** Posts a conversation: each line is the number of the line that it answers, and its words. */
async function converse(product: Product, lines: readonly (readonly [number | null, string])[]) {
  const people: Somebody[] = [await somebody(product, 'bob'), await somebody(product, 'dave')]
  const posted: Awaited<ReturnType<Somebody['post']>>[] = []
  for (const [index, [parent, words]] of lines.entries()) {
    const responded = parent === null ? undefined : posted[parent]
    const post = people[index % 2]?.post(words, responded && { inReplyToId: responded.id })
    if (post) posted.push(await post)
  }
  return posted
}

const quarrel = [
  [null, 'Root. Which path is dry?'],
  [0, 'Upper. The upper one.'],
  [1, 'Never. It never is.'],
  [2, 'Once. It was once.'],
  [0, 'Lower. The lower one.'],
  [4, 'Boots. With boots.'],
] as const

journey('a step back from a branch of a conversation restores the place of the reader', async ({ visit, product }) => {
  const branches = Array.from({ length: 12 }, (_, index) => [
    [0, `Branch ${index}. ${'Slow water. '.repeat(index % 5)}`] as const,
    ...(['one', 'two', 'three', 'four', 'five'] as const).map(
      (step, depth) => [index * 6 + 1 + depth, `Step ${step} of ${index}. Mud.`] as const,
    ),
  ]).flat()
  const posts = await converse(product, [[null, 'Root of many. Which?'], ...branches])
  const { page } = await visit({ as: 'ada' })
  const thread = new ThreadPage(page)
  await thread.open(posts[0]?.id ?? '')
  await thread.choose('thread.display.tree')
  const more = thread.line(/^(?!.*Branch).*Step three of 7/s).getByRole('button', { name: /more repl/ })
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    await expect(more).toBeVisible({ timeout: 250 })
  }).toPass()
  await more.scrollIntoViewIfNeeded()
  const card = thread.status('Step three of 7').content
  const before = await topOf(card)
  await pressInPlace(more)
  await expect(page).toHaveURL(/#under=/)
  await expect(thread.status('Step five of 7').content).toBeVisible()
  await expect(thread.posts.filter({ hasText: 'of 8' })).toHaveCount(0)
  expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(1)
  // Over WebDriver BiDi, Playwright does not see the end of a step back within a page.
  await page.evaluate(() => history.back())
  await expect(thread.status(/of 8/).root).toBeAttached()
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(1)
})

journey('the address of a branch opens it, and a reload keeps the place of the reader', async ({ visit, product }) => {
  const branches = Array.from({ length: 12 }, (_, n) => [0, `Branch ${n}. ${'Slow water. '.repeat(30)}`] as const)
  const twigs = Array.from({ length: 12 }, (_, n) => [7, `Twig ${n}. ${'Reeds. '.repeat(60)}`] as const)
  const posts = await converse(product, [[null, `Root. ${'Which path is dry? '.repeat(60)}`], ...branches, ...twigs])
  const { page } = await visit({ as: 'ada' })
  const thread = new ThreadPage(page)
  await thread.open(posts[0]?.id ?? '')
  await thread.choose('thread.display.tree')
  await page.goto(`/about`)
  await thread.open(`${posts[0]?.id ?? ''}#under=${posts[7]?.id ?? ''}`)
  const branch = thread.status('Branch 6.').root
  await expect(branch).toBeInViewport()
  await waitForRest(page)
  await page.evaluate(untilStill)
  const line = await topOf(branch)
  expect(line).toBeLessThan(150)
  const twig = thread.status('Twig 4.').root
  await expect(async () => {
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 200)
    await expect(twig).toBeInViewport({ timeout: 250 })
  }).toPass()
  // A position is stored when scrolling ends; an earlier one may pass the line while the page still moves.
  await page.evaluate(untilStill)
  await expect.poll(async () => Math.abs((await page.evaluate(readingLineY)) - line)).toBeLessThanOrEqual(1)
  const before = await topOf(twig)
  await page.reload()
  await expect.poll(async () => Math.abs((await topOf(twig)) - before)).toBeLessThanOrEqual(1)
})

journey('a conversation opens between the posts of a timeline and folds again', async ({ visit, product }) => {
  const posts = await converse(product, quarrel)
  const bob = await somebody(product, 'bob')
  for (let n = 0; n < 8; n += 1) await bob.post(`Aside ${n}. ${'Slow water. '.repeat(n % 4)}`)
  await bob.post('Last. The last word.', { inReplyToId: posts[2]?.id ?? null })
  for (let n = 0; n < 8; n += 1) await bob.post(`Later ${n}. ${'Slow water. '.repeat(n % 4)}`)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const row = timeline.status('Last. The last')
  await row.content.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await waitForRest(page)
  const before = await topOf(row.content)
  await pressInPlace(row.conversation)
  // The first post of the conversation is above the rendered rows.
  await expect(timeline.status('Upper. The upper').root).toBeAttached()
  await expect(timeline.status('Boots. With').root).toBeAttached()
  await expect.poll(async () => Math.abs((await topOf(row.content)) - before)).toBeLessThanOrEqual(1)
  await pressInPlace(row.conversation)
  await expect(page.getByRole('main').getByRole('button', { name: text('thread.inline.fold') })).toHaveCount(0)
  await expect.poll(async () => Math.abs((await topOf(row.content)) - before)).toBeLessThanOrEqual(1)
})

journey('a conversation between the posts of a timeline has its keys, its new replies and all of its posts', async ({ visit, product }) => {
  const posts = await converse(product, quarrel)
  const ada = await somebody(product, 'ada')
  await ada.follow('bob')
  const bob = await somebody(product, 'bob')
  for (let n = 0; n < 8; n += 1) await bob.post(`Earlier ${n}. ${'Slow water. '.repeat(40)}`)
  const last = await bob.post('Last. The last word.', { inReplyToId: posts[2]?.id ?? null })
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  const thread = new ThreadPage(page)
  await timeline.open('public')
  await chooseSettings(page, { conversationDisplay: 'tree' })
  const row = timeline.status('Last. The last')
  await waitForRest(page)
  await pressInPlace(row.conversation)
  await expect.poll(() => thread.outline()).toEqual(['Root', 'Upper', 'Never', 'Last'])
  await thread.whole.click()
  await expect.poll(() => thread.outline()).toEqual(['Root', '-Upper', '--Never', '---Once', '---Last', '-Lower', '--Boots'])
  await expect(page).toHaveURL(/\/main\/public$/)

  await thread.status('Upper.').root.focus()
  await page.keyboard.press('ArrowRight')
  await expect(thread.status('Never.').root).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => thread.outline()).toEqual(['Root', '-Upper', expect.stringMatching(/^--/), '-Lower', '--Boots'])
  await page.keyboard.press('ArrowLeft')
  await expect(thread.status('Upper.').root).toBeFocused()

  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 4000)
  await expect(thread.status('Upper.').root).not.toBeInViewport()
  await bob.post('Fresh. It rained.', { inReplyToId: last.id })
  const pill = page.getByRole('button', { name: '1 new reply in the open conversation' })
  await expect(pill).toBeInViewport()
  await pill.click()
  await expect(thread.status('Fresh.').content).toBeInViewport()
  await expect(pill).toHaveCount(0)
})

journey('a deleted post keeps its place in the tree, a missing one says so', async ({ visit, product }) => {
  const posts = await converse(product, quarrel)
  const { page } = await visit({ as: 'ada' })
  const thread = new ThreadPage(page)
  const restoreCalls = await breakCalls(page, 'GET', '/api/v1/statuses/*/context', {
    kind: 'changed',
    change: (body) => {
      const { ancestors, descendants } = body as { ancestors: { id: string }[]; descendants: { id: string }[] }
      return { ancestors, descendants: descendants.filter(({ id }) => id !== posts[4]?.id) }
    },
  })
  await thread.open(posts[0]?.id ?? '')
  await thread.choose('thread.display.tree')
  await expect
    .poll(() => thread.outline())
    .toEqual(['Root', '-Upper', '--Never', '---Once', text('thread.missing').split('.')[0], '-Boots'])
  await thread.missing.getByRole('button', { name: text('thread.missing.look') }).click()
  await expect.poll(() => thread.outline()).toEqual(['Root', '-Upper', '--Never', '---Once', '-Lower', '--Boots'])

  const bob = await somebody(product, 'bob')
  const [, , never] = posts
  if (never) await bob.remove(never)
  await expect(thread.line(text('verdict.deleted'))).toHaveAttribute('data-level', '2')
  await expect(thread.status('Once.').content).toBeVisible()
  // The server deletes the link to the parent, but not the fact that there was one.
  await restoreCalls()
  await page.reload()
  const nameless = text('thread.missing.gone').split('.')[0]
  await expect.poll(() => thread.outline()).toEqual(['Root', '-Upper', '-Lower', '--Boots', nameless, '-Once'])
  await thread.choose('thread.display.linear')
  await expect.poll(() => thread.outline()).toEqual(['Root', 'Upper', nameless, 'Once', 'Lower', 'Boots'])
})
