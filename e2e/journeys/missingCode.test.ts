import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { Locator, Page } from 'playwright-core'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { engine } from '../harness/engine.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { image, uploadAll } from '../harness/images.ts'
import { text } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import type { StatusCardPage } from '../pages/StatusCardPage.ts'

const noise = /status of 404|ERR_|Failed to fetch dynamically|could not be fetched|preload CSS|MIME type/

/** Windows with their own code, and the buttons that open them. */
const windows: readonly (readonly [name: string, button: (post: StatusCardPage) => Locator, window: (page: Page) => Locator])[] = [
  ['the menu', ({ menu }) => menu, (page) => page.getByRole('menu')],
  [
    'the versions',
    ({ root }) => root.getByRole('button', { name: text('status.edited') }),
    (page) => page.getByRole('dialog', { name: text('post.history.title') }),
  ],
  [
    'the people',
    ({ root }) => root.getByRole('button', { name: '1 favorite' }),
    (page) => page.getByRole('dialog', { name: text('post.people.favouritedBy') }),
  ],
  [
    'the viewer',
    ({ root }) => root.getByRole('link', { name: 'Reeds' }),
    (page) => page.getByRole('dialog', { name: text('viewer.title') }),
  ],
]

/** Scripts and stylesheets in the page itself: those that are loaded when the connection is lost. */
async function filesOfPage(page: Page): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get('/main/public')).text()
  return new Set([...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path))
}

journey('a window whose code fails to load shows an error, and opens afterwards', async ({ visit, product }) => {
  const [bob, dave] = await Promise.all([somebody(product, 'bob'), somebody(product, 'dave')])
  const mediaIds = await uploadAll(bob, [{ bytes: await image(900, 600), name: 'reeds.png', description: 'Reeds' }])
  const post = await bob.post('First words', { mediaIds })
  await statusWriting.edit(bob.client, post.id, { text: 'Second words', spoilerText: '', sensitive: false, mediaIds })
  await statuses.favourite(dave.client, post.id)
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(noise)
  await page.goto(`/notice/${post.id}`)
  const card = new TimelinePage(page).status('Second words')
  const notified = page.getByText(text('errors.unreachable'))
  for (const [name, button, window] of windows) {
    // Windows share their code: each is tried on a page that has not opened one yet.
    await page.reload()
    await expect(card.content).toBeVisible()
    for (const [, each] of windows) await expect(each(card)).toBeVisible()
    await waitForRest(page)
    // As after a new release: this version's files are deleted.
    await page.route(/\.js$/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }))
    await button(card).click()
    await expect(notified, name).toBeVisible()
    await expect(card.content, name).toBeVisible()
    await expect(window(page), name).toHaveCount(0)
    await page.unroute(/\.js$/)
    if (engine === 'firefox') {
      // It fetches no module again that it could not fetch, unless the page is loaded again.
      await expect(page.getByText(text('update.missing')), name).toBeVisible()
      await page.getByRole('button', { name: text('timeline.reload') }).click()
      await expect(notified).toHaveCount(0)
    } else {
      await page.getByRole('button', { name: text('general.close') }).click()
      await expect(notified).toHaveCount(0)
    }
    await button(card).click()
    await expect(window(page), name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(window(page)).toHaveCount(0)
  }
})

journey('a reply whose code fails to load leaves the timeline as it is', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('Two herons')
  await reactions.add(bob.client, id, '🐦')
  // Narrow: no composer next to the posts.
  const { page, watch } = await visit({ as: 'ada', viewport: { width: 390, height: 844 } })
  watch.expectComplaint(noise)
  const first = await filesOfPage(page)
  await page.route(/\.js$/, (route) => (first.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort()))
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const card = timeline.status('Two herons')
  await card.menu.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await card.reply.click()
  await expect(card.reply).toHaveAttribute('aria-expanded', 'false')
  await expect(card.content).toBeVisible()

  // The message's own code loads on demand, and it appears as soon as possible.
  await page.unroute(/\.js$/)
  await expect(page.getByText(text('errors.unreachable')).first()).toBeVisible()
  await card.menu.click()
  await page.getByRole('menuitem', { name: text('post.reactions') }).click()
  await expect(page.getByRole('dialog', { name: text('post.reactions') })).toContainText('@bob')
  await page.keyboard.press('Escape')
  await card.reply.click()
  await expect(card.root.getByRole('textbox').last()).toBeVisible()
})

journey(
  'a chunk that failed to load is loaded when the network is back, with its styles, and so is the stream',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post('$[spin round] the reeds', { contentType: 'text/x.misskeymarkdown' })
    await bob.post('Rain or sun?', { poll: { options: ['Rain', 'Sun'], expiresIn: 3600, multiple: false } })
    const { page, context, watch } = await visit({ as: 'ada', viewport: { width: 390, height: 844 } })
    watch.expectComplaint(noise)
    // The line breaks when the page itself has come: nothing that is fetched later does.
    const first = await filesOfPage(page)
    const rejected = new Set<string>()
    let isBack = false
    let streams = 0
    page.on('websocket', () => {
      streams += 1
    })
    await page.route(/\.(js|css)$/, (route) => {
      const { pathname } = new URL(route.request().url())
      if (isBack || first.has(pathname)) return route.fallback()
      rejected.add(pathname)
      return route.abort('internetdisconnected')
    })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const spinning = timeline.status('the reeds')
    await expect(spinning.content).toBeVisible()
    await expect(timeline.status('Rain or sun?').content).toBeVisible()
    await expect(spinning.favourite).toBeVisible()
    await expect(spinning.content.locator('[data-mfm="spin"]')).toHaveCount(0)
    const settings = page.getByRole('button', { name: text('timeline.quickSettings') })
    await expect.poll(() => rejected.size).toBeGreaterThan(5)
    await expect(settings).toHaveCount(0)

    expect(streams).toBe(0)
    isBack = true
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(settings).toBeVisible()
    await expect(spinning.content.locator('[data-mfm="spin"]')).toBeVisible()
    await expect(timeline.status('Rain or sun?').root.getByRole('radio', { name: 'Rain' })).toBeVisible()
    const isDressed = () =>
      page.evaluate(
        (paths) => {
          const there = new Set([...document.styleSheets].map(({ href }) => href && new URL(href).pathname))
          return paths.filter((path) => !there.has(path))
        },
        [...rejected].filter((path) => path.endsWith('.css')),
      )
    await expect.poll(isDressed).toEqual([])
    await expect.poll(() => streams).toBeGreaterThan(0)
  },
)
