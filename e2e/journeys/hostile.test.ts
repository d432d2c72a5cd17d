import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'
import type { Locator, Page } from 'playwright-core'

import { goWithin } from '../harness/goWithin.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { imageHost, serveHostile } from '../harness/hostileServer.ts'
import { hostileTexts } from '../harness/hostileThread.ts'
import { journey } from '../harness/journey.ts'
import { image, uploadAll } from '../harness/images.ts'
import type { Product } from '../harness/startProduct.ts'
import { widths } from '../harness/screenSizes.ts'
import { text, textStart, textWith } from '../harness/text.ts'
import { faultsInDocument, requireTrustedTypes, watchHostile } from '../harness/watchHostile.ts'
import { MediaViewerPage } from '../pages/MediaViewerPage.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'

/** A post with every part, and a notification of every type. */
async function arrange(product: Product) {
  const [ada, bob, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'dave')])
  const own = await ada.post('Whom will they answer?')
  await statuses.favourite(bob.client, own.id)
  await reactions.add(dave.client, own.id, '❤️')
  await dave.follow('ada')
  await ada.follow('bob')
  const bytes = await image(300, 200)
  const mediaIds = await uploadAll(bob, [
    { bytes, name: 'a.png', description: 'one' },
    { bytes, name: 'b.png', description: 'two' },
  ])
  await bob.post('A question', { poll: { options: ['yes', 'no'], expiresIn: 3600, multiple: true } })
  const carded = await bob.post('A link')
  const card = {
    type: 'link',
    url: 'https://news.example/',
    title: 'x',
    description: 'x',
    provider_name: 'x',
    image: `${imageHost}/c.png`,
  }
  const card_json = JSON.stringify({ ...card, provider_url: 'https://news.example', pleroma: { opengraph: {} } })
  await product.instance.context.db.updateTable('statuses').set({ card_json }).where('id', '=', carded.id).execute()
  const pictured = await bob.post('Pictures', { mediaIds, language: 'fr' })
  const edited = await bob.post('Written wrong')
  await bob.edit(edited, 'Written right')
  await dave.post('A quote', { quoteId: pictured.id })
  const response = await dave.post('@ada @bob An answer', { inReplyToId: pictured.id })
  await bob.post('@dave An answer to that', { inReplyToId: response.id })
  await statuses.reblog(dave.client, pictured.id)
  await statuses.favourite(dave.client, pictured.id)
  for (const emoji of ['🌊', '🐸']) await reactions.add(dave.client, pictured.id, emoji)
  return { pictured, edited, author: bob.account }
}

interface Surface {
  readonly name: string
  readonly open: () => Promise<unknown>
  /** There is no such place on a phone. */
  readonly wide?: true
  /** It opens over the place of the one before, which has been looked at down to its end. */
  readonly isOver?: true
  /** The path of a list on it, whose entries must all be rendered on the way down. */
  readonly list?: string
}

const publicTimeline = '/api/v1/timelines/public'

/** Every place that shows a stranger's text, each opened from the previous one. */
function surfacesOf(page: Page, { pictured, edited, author }: Awaited<ReturnType<typeof arrange>>): readonly Surface[] {
  const posts = StatusCardPage.all(page)
  const opened = new ThreadPage(page).focused
  const start = (path: string) => async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForRest(page)
  }
  const go = (path: string) => async () => {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // The listeners of hover cards load after the page.
  const rest = (on: Locator, card: Locator) => () =>
    expect(async () => {
      await page.mouse.move(0, 0)
      await on.hover()
      await expect(card).toBeVisible({ timeout: 1500 })
    }).toPass({ timeout: 30_000 })
  return [
    { name: 'a timeline', open: start('/main/public'), list: publicTimeline },
    {
      name: 'what is spoken',
      wide: true,
      isOver: true,
      async open() {
        // The focus scrolls the page back to a row at its end if that is still rendered.
        await expect(posts.first()).toHaveAttribute('aria-posinset', '1')
        await posts.first().focus()
        await expect(page.locator('#spoken-text')).not.toBeEmpty()
      },
    },
    {
      name: 'a person in short',
      wide: true,
      isOver: true,
      open: rest(new StatusCardPage(posts.first()).author, page.getByRole('dialog', { name: text('popover.account') })),
    },
    {
      name: 'a post in short',
      wide: true,
      isOver: true,
      open: rest(
        posts.getByRole('link', { name: textWith('status.replyTo', { name: '' }).trim() }).first(),
        page.getByRole('dialog', { name: text('popover.status') }),
      ),
    },
    {
      name: 'notifications',
      wide: true,
      isOver: true,
      async open() {
        for (const row of await new NotificationsColumn(page).items.all()) await row.scrollIntoViewIfNeeded()
      },
    },
    { name: 'interactions: mentions', open: go('/users/ada/interactions#mentions') },
    { name: 'interactions: likes', open: go('/users/ada/interactions#likes') },
    { name: 'a profile', open: go(`/users/${author.id}`) },
    { name: 'a hashtag', open: go(`/tag/${encodeURIComponent('\u202egnp.<b>tide</b>')}`) },
    { name: 'lists', open: go('/lists') },
    { name: 'about', open: go('/about') },
    {
      name: 'versions',
      async open() {
        await goWithin(page, `/notice/${edited.id}`)
        await opened.root.getByRole('button', { name: text('status.edited') }).click()
        await expect(page.getByRole('dialog', { name: text('post.history.title') }).getByRole('article')).not.toHaveCount(0)
      },
    },
    // Started again, from hostile data that the device has stored.
    { name: 'a conversation', open: start(`/notice/${pictured.id}`) },
    {
      name: 'a translation',
      isOver: true,
      async open() {
        await opened.menu.click()
        await page.getByRole('menuitem', { name: text('post.translate'), exact: true }).click()
        await expect(opened.root.getByRole('region', { name: textStart('post.translatedFrom') })).toBeVisible()
      },
    },
    {
      name: 'a refusal',
      isOver: true,
      async open() {
        const error = hostileTexts('server words').join(' ')
        await breakCalls(page, 'POST', '/api/v1/statuses/*/favourite', { kind: 'status', status: 422, error })
        await opened.favourite.click()
        await expect(opened.error).toBeVisible()
      },
    },
    {
      name: 'an answer begun',
      isOver: true,
      async open() {
        await opened.reply.click()
        await expect(opened.root.getByRole('textbox').first()).toBeVisible()
      },
    },
    {
      name: 'the viewer',
      isOver: true,
      async open() {
        await opened.root
          .getByRole('group')
          .getByRole('link')
          .filter({ has: page.locator('img') })
          .first()
          .click()
        await expect(new MediaViewerPage(page).root).toBeVisible()
      },
    },
  ]
}

/**
 * Faults of a page, down to its end. A list is looked at row by row: rows are drawn as the reader comes near, and have another height then,
 * so the scroll position does not tell which were seen. Each look but the last has brought a new row or led further down.
 */
async function faultsDownTo(page: Page, listed: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>()
  const drawn = new Set<string>()
  let furthest = -1
  for (let isNew = true; isNew;) {
    const before = drawn.size
    for (const fault of await page.evaluate(faultsInDocument)) found.add(fault)
    for (const id of await page.evaluate(rowsInDocument)) drawn.add(id)
    const reached = await page.evaluate(stepDown)
    isNew = drawn.size > before || reached > furthest
    furthest = Math.max(furthest, reached)
  }
  await page.evaluate(() => scrollTo(0, 0))
  const missed = listed.filter((id) => !drawn.has(id))
  if (missed.length > 0) found.add(`${missed.length} of ${listed.length} were not drawn: ${missed.slice(0, 3).join()}`)
  return [...found]
}

/** Runs in the page: ids of the rendered rows. */
function rowsInDocument(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-row]')].flatMap((row) =>
    row.childElementCount > 0 ? (row.dataset['row'] ?? []) : [],
  )
}

/** Runs in the page: scrolls by a window, and returns the distance. */
async function stepDown(): Promise<number> {
  scrollBy(0, innerHeight - 100)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return scrollY
}

for (const [kind, viewport] of widths([
  ['wide', { width: 1440, height: 1400 }],
  ['narrow', { width: 390, height: 1400 }],
] as const)) {
  journey(
    `unfiltered content of a server does no harm on any ${kind} screen`,
    async ({ visit, product }) => {
      const made = await arrange(product)
      const { page, watch } = await visit({ as: 'ada', viewport })
      // Missing entities are requested, and addresses without an image.
      watch.expectComplaint(/status of (?:400|401|403|404|405|422)|ERR_/)
      const hostile = await watchHostile(page, [product.origin, imageHost])
      await requireTrustedTypes(page)
      const server = await serveHostile(page, await image(20, 20), 16)
      const faults: string[] = []
      for (const { name, open, wide, isOver, list } of surfacesOf(page, made)) {
        if (wide && kind === 'narrow') continue
        const found = await open().then(
          () => (isOver ? page.evaluate(faultsInDocument) : faultsDownTo(page, list ? server.listed(list) : [])),
          (error: unknown) => [`cannot be opened: ${String(error)}`],
        )
        faults.push(...found.map((fault) => `${name}: ${fault}`))
      }
      expect([...faults, ...hostile.faults()]).toEqual([])
      expect(server.listed(publicTimeline)).not.toEqual([])
      if (kind === 'wide') expect(server.unsent()).toEqual([])
    },
    240_000,
  )
}
