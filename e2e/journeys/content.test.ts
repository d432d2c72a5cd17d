import { createStatus } from '@rookery/instance/domain/statuses/createStatus'
import { emptyStatusInput } from '@rookery/instance/domain/statuses/StatusInput'
import { findAccount } from '@rookery/instance/domain/findAccount'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { casesHere } from '../harness/casesHere.ts'
import { expect } from '../harness/expect.ts'
import { fetchResponse } from '../harness/fetchResponse.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { hostileTexts, hostileThread } from '../harness/hostileThread.ts'
import { journey } from '../harness/journey.ts'
import { postFromElsewhere } from '../harness/postFromElsewhere.ts'
import type { Product } from '../harness/startProduct.ts'
import { text, textWith } from '../harness/text.ts'
import { faultsOnScreen, watchHostile } from '../harness/watchHostile.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** The only image that the hostile posts may load. */
const emojiUrl = 'https://media.example/e.png'

const image = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

journey(
  'hostile posts and names have no effect, on a wide page or a narrow one',
  async ({ visit, product }) => {
    const thread = await hostileThread(product)
    const emojis = hostileTexts('emoji name').map((shortcode) => ({
      shortcode,
      url: emojiUrl,
      static_url: emojiUrl,
      visible_in_picker: false,
    }))
    for (const width of casesHere([1280, 390], [390])) {
      const { page } = await visit({ as: 'ada', viewport: { width, height: 2400 } })
      const hostile = await watchHostile(page, [product.origin, new URL(emojiUrl).origin])
      await page.route(emojiUrl, (route) => route.fulfill({ contentType: 'image/png', body: image }))
      await page.route('**/api/v1/statuses/*/context', async (route) => {
        const response = await fetchResponse(route)
        const { descendants } = (await response.json()) as { descendants: { content: string; emojis: object[] }[] } // our own answer
        const plain = descendants.filter(({ content }) => content.includes('Nothing but'))
        expect(plain.length).toBeGreaterThanOrEqual(emojis.length)
        for (const [index, post] of plain.entries()) {
          const emoji = emojis[index % emojis.length]
          if (!emoji) continue
          post.emojis.push(emoji)
          post.content += ` :${emoji.shortcode}:`
        }
        await route.fulfill({ response, json: { ancestors: [], descendants } })
      })
      await page.goto(`/notice/${thread.id}`)
      const seen = new Set<string>()
      const posts = StatusCardPage.all(page)
      await expect(posts.first()).toBeVisible()
      await waitForRest(page)
      for (let isAtEnd = false; !isAtEnd;) {
        for (const id of await posts.evaluateAll((found) => found.map((post) => post.getAttribute('data-status') ?? ''))) seen.add(id)
        expect(await page.evaluate(faultsOnScreen)).toEqual([])
        isAtEnd = await page.evaluate(async () => {
          const before = scrollY
          scrollBy(0, 2100)
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
          return scrollY === before
        })
      }
      expect(seen.size).toBeGreaterThanOrEqual(thread.replies)
      await page.goto(`/users/${thread.authorId}`)
      await expect(page.getByText('A conversation with everybody')).toBeVisible()
      expect(await page.evaluate(faultsOnScreen)).toEqual([])
      expect(hostile.faults()).toEqual([])
    }
  },
  240_000,
)

/** The address of a new post from another server. */
async function remotePost({ instance: { context } }: Product, text: string): Promise<string> {
  const rita = await findAccount(context, 'rita@remote.example')
  if (!rita) throw new Error('Nobody is called "rita@remote.example" in the seed.')
  const { id } = await createStatus(context, rita, { ...emptyStatusInput, text, visibility: 'public' })
  const url = `https://remote.example/@rita/${id}`
  await context.db.updateTable('statuses').set({ local: 0, url }).where('id', '=', id).execute()
  return url
}

journey('a link to a post of another server opens in the client, and any other link opens in a new tab', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const address = await remotePost(product, 'Said far away')
  await bob.post(`Have you read ${address} and https://nowhere.example/@nobody/1`)
  const { page } = await visit({ as: 'ada' })
  await page.route('https://remote.example/**', (route) => route.fulfill({ contentType: 'image/png', body: image }))
  await page.context().route('https://nowhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Nowhere' }))
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await waitForRest(page)
  const links = timeline.status('Have you read').content.getByRole('link')
  const release = await holdCalls(page, 'GET', /\/api\/v2\/search$/)
  await links.nth(1).click()
  await expect(links.nth(1)).toHaveAttribute('aria-busy', 'true')
  release()
  const opened = await page.waitForEvent('popup')
  await expect(opened).toHaveURL(/nowhere\.example/)
  expect(await opened.evaluate(() => [opener, document.referrer])).toEqual([null, ''])
  await expect(links.nth(1)).not.toHaveAttribute('aria-busy')
  await page.bringToFront()
  await page.evaluate(() => (window.open = () => null))
  await links.nth(1).click()
  const notices = page.getByRole('region', { name: text('notices.label') })
  await expect(notices).toContainText(textWith('link.heldBack', { host: 'nowhere.example' }))
  await links.nth(0).click()
  await expect(page).toHaveURL(/\/notice\/\w+$/)
  await expect(page.getByRole('main').locator('article').filter({ hasText: 'Said far away' }).first()).toBeVisible()
  expect(page.context().pages()).toHaveLength(2)
})

journey('MFM effects are animated, and stand still with reduced motion', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('$[spin round] and $[x2 large] and $[blur hidden]', { contentType: 'text/x.misskeymarkdown' })
  const moving = async (options: { reducedMotion?: 'reduce' }) => {
    const { page } = await visit({ as: 'ada', ...options })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const effect = timeline.status('round and').content.locator('[data-mfm="spin"]')
    await expect(effect).toBeVisible()
    return effect.evaluate((element) => element.getAnimations().length)
  }
  expect(await moving({})).toBe(1)
  expect(await moving({ reducedMotion: 'reduce' })).toBe(0)
})

journey('a broken emoji is shown as its name', async ({ visit, product }) => {
  await postFromElsewhere(product, 'rita@remote.example', 'Seen by Rita')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/ERR_|Failed to load|status of 404/)
  await page.route('https://remote.example/**', (route) => route.abort())
  const timeline = new TimelinePage(page)
  await timeline.open('all')
  await expect(timeline.status('Seen by Rita').author).toContainText('Rita :remotecat:')
})
