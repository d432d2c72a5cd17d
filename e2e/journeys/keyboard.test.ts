import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as media from '@rookery/api/calls/media'
import type { BrowserContext, Page } from 'playwright-core'

import { keyTable } from '../../packages/client/src/app/keys/keyTable.ts'
import { somebody, type Somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { expectInSight } from '../harness/expectInSight.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { KeyHelpPage } from '../pages/KeyHelpPage.ts'
import type { StatusCard } from '../pages/StatusCard.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const plain = 'Only words here'
const hidden = 'The heron ate them all'
const pictured = 'The marsh this morning'
const linked = 'Worth reading'

/** Posts of every sort that a key does something with, the plain one newest. */
async function fill(bob: Somebody): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, '../fixtures/marsh.png'))
  const { id } = await media.upload(bob.client, new File([bytes], 'marsh.png', { type: 'image/png' }))
  for (let n = 1; n <= 25; n += 1) await bob.post(`Old ring ${n}. ${'Slow water. '.repeat(n % 5)}`)
  await bob.post(linked)
  await bob.post(pictured, { mediaIds: [id] })
  await bob.post(hidden, { spoilerText: 'Eels' })
  await bob.post(plain)
}

/** A server that has looked at a linked page; the embedded one asks nobody. */
async function withCard(context: BrowserContext): Promise<void> {
  const card = { url: 'https://reeds.example/wrens', title: 'Wrens', description: '', type: 'link', provider_name: '', image: null }
  await context.route('**/api/v1/timelines/public*', async (route) => {
    const response = await route.fetch()
    const statuses = (await response.json()) as { content: string }[]
    await route.fulfill({ response, json: statuses.map((status) => (status.content.includes(linked) ? { ...status, card } : status)) })
  })
  await context.route('https://reeds.example/**', (route) => route.fulfill({ body: 'Wrens' }))
}

interface Walk {
  readonly page: Page
  readonly context: BrowserContext
  readonly timeline: TimelinePage
  readonly bob: Somebody
}

/** Opens the public timeline and gives a post the focus. */
async function stand({ page, timeline }: Walk, words = plain): Promise<StatusCard> {
  if (!page.url().endsWith('/main/public')) await timeline.open('public')
  const post = timeline.status(words)
  await expect(async () => {
    if (await timeline.newPosts.isVisible()) await timeline.newPosts.click()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(post.content).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await post.root.focus()
  return post
}

/** Opens a conversation as a tree, and gives its second post the focus, which has one reply. */
async function standInTree({ page, bob, timeline }: Walk): Promise<StatusCard> {
  const { id } = await bob.post('Where is the otter?')
  const answer = await bob.post('Not in the reeds', { inReplyToId: id })
  await bob.post('By the weir', { inReplyToId: answer.id })
  const thread = new ThreadPage(page)
  await thread.open(id)
  await thread.choose('thread.display.tree')
  const post = timeline.status('Not in the reeds')
  await post.root.focus()
  return post
}

const screen = (page: Page, name: Parameters<typeof text>[0]) => page.getByRole('heading', { level: 1, name: text(name) })

/** What each key of the table does, by its name. */
const does: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  async j(walk) {
    await stand(walk)
    await walk.page.keyboard.press('j')
    await expect(walk.timeline.status('Eels').root).toBeFocused()
    // A walk through more posts than are in the document at once, each under what sticks and never nowhere.
    for (let n = 0; n < 25; n += 1) {
      await walk.page.keyboard.press('j')
      await expect(walk.page.locator('article[data-status]:focus')).toHaveCount(1)
    }
    await expectInSight(walk.page.locator('article:focus [id^="time-"]'))
  },
  async k(walk) {
    await stand(walk, 'Eels')
    await walk.page.keyboard.press('k')
    await expect(walk.timeline.status(plain).root).toBeFocused()
  },
  async 'Alt+ArrowDown'(walk) {
    const post = await stand(walk)
    await post.author.focus()
    await expect(post.author).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown')
    const card = walk.page.getByRole('dialog', { name: text('popover.account') })
    await expect(card).toBeVisible()
    await walk.page.keyboard.press('Alt+ArrowDown')
    await expect(card.locator(':focus')).toHaveCount(1)
    await walk.page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(post.author).toBeFocused()
  },
  async '.'(walk) {
    await stand(walk, linked)
    await walk.page.evaluate(() => scrollTo(0, 600))
    await walk.bob.post('Just arrived')
    await expect(walk.timeline.newPosts).toBeVisible()
    await walk.page.keyboard.press('.')
    await expect(walk.timeline.status('Just arrived').content).toBeInViewport()
  },
  async PageDown(walk) {
    await stand(walk)
    await walk.page.keyboard.press('PageDown')
    await expect(walk.timeline.status('Eels').root).toBeFocused()
  },
  async PageUp(walk) {
    await stand(walk, 'Eels')
    await walk.page.keyboard.press('PageUp')
    await expect(walk.timeline.status(plain).root).toBeFocused()
  },
  async 'Ctrl+End'(walk) {
    await stand(walk)
    await walk.page.keyboard.press('Control+End')
    await expect(walk.page.locator('main [role=feed] :focus')).toHaveCount(0)
    await expect(walk.page.locator(':focus')).toHaveCount(1)
  },
  async 'Ctrl+Home'(walk) {
    await stand(walk)
    await walk.page.keyboard.press('Control+Home')
    await expect(walk.page.locator('main :focus')).toHaveCount(1)
    await expect(walk.page.locator('main [role=feed] :focus')).toHaveCount(0)
  },
  async 'Shift+Tab'(walk) {
    await stand(walk, 'Eels')
    await walk.page.waitForLoadState('networkidle')
    await walk.page.keyboard.press('Shift+Tab')
    await expect(walk.timeline.status(plain).root).toBeFocused()
  },
  async o(walk) {
    await stand(walk)
    await walk.page.keyboard.press('o')
    await expect(screen(walk.page, 'thread.title')).toBeFocused()
  },
  async r(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('r')
    const answer = post.root.getByRole('textbox', { name: text('composer.text') })
    await expect(answer).toBeFocused()
    await press(walk.page, 'Escape r')
    await expect(answer).toHaveCount(0)
  },
  async f(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('f')
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(walk.page.getByText(text('keys.favourite.on'))).toBeAttached()
    await walk.page.keyboard.press('f')
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'false')
  },
  async b(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('b')
    await expect(post.repeat).toHaveAttribute('aria-pressed', 'true')
    await walk.page.keyboard.press('b')
    await expect(post.repeat).toHaveAttribute('aria-pressed', 'false')
  },
  async d(walk) {
    await stand(walk)
    await walk.page.keyboard.press('d')
    await expect(walk.page.getByText(text('keys.bookmark.on'))).toBeAttached()
    await walk.page.waitForLoadState('networkidle')
    await walk.timeline.open('bookmarks')
    await expect(walk.timeline.status(plain).content).toBeVisible()
  },
  async x(walk) {
    const post = await stand(walk, 'Eels')
    await expect(post.content).not.toContainText(hidden)
    await walk.page.keyboard.press('x')
    await expect(post.content).toContainText(hidden)
    await walk.page.keyboard.press('x')
    await expect(post.content).not.toContainText(hidden)
  },
  async m(walk) {
    await stand(walk, pictured)
    const opened = Promise.race([walk.context.waitForEvent('page').then((tab) => tab.close()), walk.page.getByRole('dialog').waitFor()])
    await walk.page.keyboard.press('m')
    await opened
    await walk.page.keyboard.press('Escape')
    await expect(walk.page.getByRole('dialog')).toHaveCount(0)
  },
  async l(walk) {
    await stand(walk, linked)
    const opened = walk.context.waitForEvent('page')
    await walk.page.keyboard.press('l')
    const tab = await opened
    await expect(tab).toHaveURL('https://reeds.example/wrens')
    await tab.close()
  },
  async u(walk) {
    await stand(walk)
    await walk.page.keyboard.press('u')
    await expect(walk.page.getByRole('heading', { level: 1, name: 'Bob' })).toBeFocused()
  },
  async ArrowRight(walk) {
    await standInTree(walk)
    await walk.page.keyboard.press('ArrowRight')
    await expect(walk.timeline.status('By the weir').root).toBeFocused()
  },
  async ArrowLeft(walk) {
    const answer = await standInTree(walk)
    await walk.page.keyboard.press('ArrowLeft')
    await expect(answer.content).toHaveCount(0)
    await expect(walk.page.locator('article:focus')).toContainText('Bob')
  },
  async n(walk) {
    await stand(walk)
    await walk.page.keyboard.press('n')
    await expect(walk.page.locator('#composer').getByRole('textbox', { name: text('composer.text') })).toBeFocused()
  },
  async Escape(walk) {
    const post = await stand(walk)
    await walk.page.keyboard.press('r')
    await expect(post.root.getByRole('textbox', { name: text('composer.text') })).toBeFocused()
    await walk.page.keyboard.press('Escape')
    await expect(post.root).toBeFocused()
    await walk.page.keyboard.press('n')
    await walk.page.keyboard.press('Escape')
    await expect(screen(walk.page, 'timeline.public')).toBeFocused()
  },
  async '?'(walk) {
    const post = await stand(walk)
    const help = new KeyHelpPage(walk.page)
    await walk.page.keyboard.press('?')
    await expect(help.root).toBeVisible()
    await expectAccessible(walk.page)
    // What stands behind the window hears no keys.
    await walk.page.keyboard.press('f')
    await walk.page.keyboard.press('Escape')
    await expect(help.root).toHaveCount(0)
    await expect(post.root).toBeFocused()
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'false')
  },
  'g h': (walk) => jump(walk, 'h', 'timeline.home'),
  'g l': async (walk) => {
    await walk.timeline.open('home')
    await expect(walk.timeline.heading('home')).toBeVisible()
    await press(walk.page, 'g l')
    await expect(screen(walk.page, 'timeline.public')).toBeVisible()
  },
  'g t': (walk) => jump(walk, 't', 'timeline.all'),
  'g b': (walk) => jump(walk, 'b', 'timeline.bookmarks'),
  async 'g n'(walk) {
    await walk.bob.follow('ada')
    await walk.timeline.open('public')
    const column = walk.page.getByRole('complementary', { name: text('shell.notifications') })
    await expect(column.getByRole('article').first()).toBeVisible()
    await press(walk.page, 'g n')
    await expect(column.getByRole('article').first()).toBeFocused()
  },
  async 'g d'(walk) {
    await stand(walk)
    await press(walk.page, 'g d')
    await expect(walk.page).toHaveURL(/\/users\/ada\/dms$/)
    await expect(walk.page.locator('main h1')).toBeFocused()
  },
  async 'g i'(walk) {
    await stand(walk)
    await press(walk.page, 'g i')
    await expect(walk.page).toHaveURL(/\/users\/ada\/interactions$/)
    await expect(walk.page.locator('main h1')).toBeFocused()
  },
  async 'g p'(walk) {
    await stand(walk)
    await press(walk.page, 'g p')
    await expect(walk.page.getByRole('heading', { level: 1, name: 'Ada' })).toBeFocused()
  },
  async 'g a'(walk) {
    await stand(walk)
    await press(walk.page, 'g a')
    await expect(walk.page).toHaveURL(/\/about$/)
  },
}

/** One key after the other. */
async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key)
}

async function jump(walk: Walk, key: string, title: Parameters<typeof text>[0]): Promise<void> {
  await stand(walk)
  await press(walk.page, `g ${key}`)
  await expect(screen(walk.page, title)).toBeFocused()
}

/** Keys tried on a page of their own: they lead far away, which is a place that is kept, or want a post as it came first. */
const wandering = new Set(['j', 'Ctrl+End', 'l', 'ArrowLeft', 'ArrowRight'])

/** What leads to nothing on this server. */
const absent = new Set(['g u'])

journey(
  'every key of the table does what it says',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await fill(bob)
    const arriveAnew = async (): Promise<Walk> => {
      const { page, context } = await visit({ as: 'ada', prepare: withCard })
      return { page, context, bob, timeline: new TimelinePage(page) }
    }
    const walk = await arriveAnew()
    await stand(walk)
    await walk.page.keyboard.press('?')
    const help = new KeyHelpPage(walk.page)
    await expect(help.root.locator('dd')).toHaveCount(keyTable.length - absent.size)
    await walk.page.keyboard.press('Escape')
    await expect(help.root).toHaveCount(0)
    for (const { keys } of keyTable) {
      const [name] = keys
      const tries = does[name]
      if (!tries) expect(absent, `a case for ${name}`).toContain(name)
      else
        await tries(wandering.has(name) ? await arriveAnew() : walk).catch((error: unknown) => {
          throw new Error(`The key ${name} does not do what it says.`, { cause: error })
        })
    }
  },
  240_000,
)

journey('keys stay silent while somebody writes, with Ctrl, and when they are switched off', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post(plain)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status(plain)
  await post.root.focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.press('n')
  const writing = page.locator('#composer').getByRole('textbox', { name: text('composer.text') })
  await expect(writing).toBeFocused()
  await page.keyboard.type('off jk?')
  await expect(writing).toHaveValue('off jk?')
  await expect(new KeyHelpPage(page).root).toHaveCount(0)
  await page.getByRole('button', { name: text('shell.preferences') }).click()
  await page
    .getByRole('switch', { name: text('keys.setting') })
    .or(page.getByLabel(text('keys.setting')))
    .first()
    .click()
  await page.keyboard.press('Escape')
  await post.root.focus()
  await press(page, 'f ? o')
  await page.keyboard.press('PageDown')
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'false')
  await expect(timeline.heading('public')).toBeVisible()
  // The list is still there for a pointer, and says why nothing happens.
  await page.getByRole('button', { name: text('shell.preferences') }).click()
  await page.getByRole('button', { name: text('keys.list') }).click()
  const help = new KeyHelpPage(page)
  await expect(help.root).toContainText(text('keys.off'))
  await help.close.click()
  await expect(page.getByRole('button', { name: text('shell.preferences') })).toBeFocused()
})

journey('somebody reads, opens, answers, favourites, follows and comes back without a mouse', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Who has seen the otter?')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Who has seen the otter?').content).toBeVisible()
  await press(page, 'j')
  const read = timeline.status('Who has seen the otter?').root
  await expect(read).toHaveAccessibleName('Bob, now.')
  await expect(read).toHaveAccessibleDescription('Who has seen the otter? Public.')
  await press(page, 'f')
  // From elsewhere, while the focus is on a post: counted aloud, and nothing of it moves.
  await bob.post('I have')
  await expect(page.locator('[aria-live=polite]')).toContainText('1 new post.')
  await expect(read).toBeFocused()
  await press(page, 'o')
  await expect(screen(page, 'thread.title')).toBeFocused()
  // The post that was opened hears the keys at once.
  await page.keyboard.press('r')
  await expect(
    page
      .getByRole('form', { name: text('composer.replyLabel') })
      .getByRole('textbox')
      .last(),
  ).toBeFocused()
  await page.keyboard.type('By the weir, at six')
  await page.keyboard.press('Control+Enter')
  const thread = timeline.status('By the weir, at six')
  await expect(thread.content).toBeVisible()
  // The form is gone; the focus is on the post it stood under.
  const asked = timeline.status('Who has seen the otter?')
  await expect(asked.root).toBeFocused()
  await expect(page.locator('[aria-live=polite]')).toContainText(text('spoken.posted'))
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeFocused()
  const follow = page.getByRole('main').getByRole('button', { name: text('profile.follow'), exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(follow).toBeFocused({ timeout: 50 })
  }).toPass({ timeout: 15_000 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: text('profile.following') })).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(timeline.heading('public')).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator('article[data-status]:focus')).toHaveCount(1)
  await expect(asked.favourite).toHaveAttribute('aria-pressed', 'true')
})

journey('the focus goes on to the next post when the one that has it is deleted, covered or hidden', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await bob.post('The last of them')
  await bob.post('Frogs at dusk')
  await bob.post('Eels at dawn')
  await ada.post('To be taken back')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const own = timeline.status('To be taken back')
  await expect(own.content).toBeVisible()
  await own.menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: text('post.delete') }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('post.delete') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(own.content).toHaveCount(0)
  await expect(timeline.status('Eels at dawn').root).toBeFocused()
  // A control inside a post that is covered leaves its focus to what is in its place.
  await timeline.status('Eels at dawn').favourite.focus()
  await chooseSettings(page, { muteWords: ['eels'] })
  const covered = timeline.status('“eels”')
  await expect(covered.show).toBeVisible()
  await expect(covered.root).toBeFocused()
  await chooseSettings(page, { hideWordFilteredPosts: true })
  await expect(covered.root).toHaveCount(0)
  await expect(timeline.status('Frogs at dusk').root).toBeFocused()
  // The last of the list leaves it to the one before.
  const last = timeline.status('The last of them')
  await last.root.focus()
  await chooseSettings(page, { muteWords: ['eels', 'last'] })
  await expect(last.root).toHaveCount(0)
  await expect(timeline.status('Frogs at dusk').root).toBeFocused()
})
