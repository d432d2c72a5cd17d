import * as accounts from '@rookery/api/calls/accounts'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Locator, Page } from 'playwright-core'

import { somebody, type Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { goWithin } from '../harness/goWithin.ts'
import { grantToken } from '../harness/grantToken.ts'
import { postsOf } from '../harness/postsOf.ts'
import { readStored, restoreStored, storedTexts, type StoredPage } from '../harness/restoreStored.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { earlierBuild, expectBuild, twoBuildsJourney } from '../harness/twoBuilds.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const postNames = ['liked', 'repeated', 'bookmarked', 'reacted', 'refused', 'doubted', 'answered', 'quoted', 'reported'] as const

/** When the last entry of the fixture was written, in ms since the epoch. */
const storedAt = 1_795_702_330_000

const nineDays = 9 * 86_400_000

interface World {
  readonly ada: Somebody
  readonly posts: Readonly<Record<string, StatusId>>
  readonly stored: StoredPage
}

/** The people and posts that the fixture names, and the fixture with their ids. */
async function arrange(product: Product): Promise<World> {
  const people = ['ada', 'bob', 'carol', 'dave', 'mona'] as const
  const [ada, bob, carol, dave, mona] = await Promise.all([
    somebody(product, 'ada'),
    somebody(product, 'bob'),
    somebody(product, 'carol'),
    somebody(product, 'dave'),
    somebody(product, 'mona'),
  ])
  await ada.follow('bob')
  const posts: Record<string, StatusId> = {}
  for (const name of postNames) posts[name] = (await bob.post(`To be ${name}`)).id
  const poll = await bob.post('Rain or sun?', { poll: { options: ['Rain', 'Sun'], expiresIn: 86_400, multiple: false } })
  posts['poll'] = poll.id
  posts['own'] = (await ada.post('To be pinned')).id
  posts['edited'] = (await ada.post('To be edited')).id
  for (let index = 0; index < 30; index += 1) posts[`filler${index}`] = (await bob.post(`Filler ${index}`)).id
  const scheduledAt = new Date(Date.now() + nineDays).toISOString()
  const scheduled = await statusWriting.schedule(ada.client, { text: 'Sent in nine days', visibility: 'public' }, scheduledAt, {
    idempotencyKey: crypto.randomUUID(),
  })
  const { app, token } = await grantToken(product, 'ada')
  const late = Date.now() - storedAt
  const stored = await readStored(earlierBuild, ({ names, local }) => {
    const { clientId, clientSecret } = JSON.parse(local[`rookery.app:${names.origin}`] ?? '') as Record<string, string>
    const { accounts: known } = JSON.parse(local['rookery.accounts'] ?? '') as { accounts: { token: Record<string, string> }[] }
    const everyId = [ada, bob, carol, dave, mona].map(
      ({ account }, index) => [names.people[people[index] ?? ''] ?? '', account.id] as const,
    )
    return [
      ...everyId,
      ...Object.entries(names.posts).map(([name, id]) => [id, posts[name] ?? ''] as const),
      [names.origin.replace('http://', ''), product.origin.replace('http://', '')],
      [clientId ?? '', app.client_id],
      [clientSecret ?? '', app.client_secret],
      [known[0]?.token['accessToken'] ?? '', token.accessToken],
      ['2026-12-05T14:10:00.000Z', scheduledAt],
    ]
  })
  const moved = JSON.parse(JSON.stringify(stored).replaceAll(/\b17957\d{8}\b/g, (time) => String(Number(time) + late))) as StoredPage
  expect([poll.poll?.id, scheduled.id]).toEqual(['1', '1'])
  return { ada, posts, stored: moved }
}

/** In the words of either build. */
const waiting = (page: Page) => page.getByRole('button', { name: /^Show (?:waiting actions|what waits)$/ })

/** The first field with a name in the main column or the window over it. */
const field = (root: Locator, name: string) => root.getByRole('textbox', { name }).first()

/**
 * Each unsent thing, in its original form. The page was started on stored data, and reads each part when it is
 * first shown: a reload before each would prove nothing more.
 */
async function findUnsent(page: Page, posts: World['posts']): Promise<void> {
  await goWithin(page, '/drafts')
  for (const words of ['A draft with a picture', 'A reply that was not sent']) await expect(page.getByRole('main')).toContainText(words)
  await goWithin(page, '/main/public')
  const composer = await ComposerPage.openNew(page)
  await expect(composer.text).toHaveValue('A draft with a picture')
  await expect(composer.descriptions).toHaveValue('Reeds')
  await goWithin(page, `/notice/${posts['answered'] ?? ''}`)
  await new ThreadPage(page).status('To be answered').reply.click()
  await expect(ComposerPage.forReply(page).text).toHaveValue('@bob A reply that was not sent')

  await goWithin(page, `/notice/${posts['reported'] ?? ''}`)
  await new ThreadPage(page).status('To be reported').menu.click()
  await page.getByRole('menuitem', { name: /^Report/ }).click()
  await expect(field(page.getByRole('dialog'), text('report.comment'))).toHaveValue('A report that was not sent')
  await new ProfilePage(page).open('bob')
  await expect(field(page.getByRole('main'), text('profile.note'))).toHaveValue('Lent me a lantern')
  await goWithin(page, '/lists/new')
  await expect(field(page.getByRole('main'), text('lists.name'))).toHaveValue('People of the pond')
  const settings = new SettingsPage(page)
  await settings.open('profile')
  await expect(settings.window.getByRole('textbox').first()).toHaveValue('Ada of the drafts')
  await settings.open('theme')
  await expect(settings.section('themeEditor.title').getByRole('textbox').first()).toHaveValue('Eels at night')
  await goWithin(page, '/scheduled')
  await expect(page.getByRole('main')).toContainText('Sent in nine days')
  await settings.open('data')
  // In the words of either build.
  await expect(settings.window.getByRole('region', { name: /^Import: (People you follow|Follows)$/ })).toBeVisible()
}

/** Entries that stay in the queue because the server refused them. */
async function findUnauthorized(page: Page): Promise<void> {
  await waiting(page).click()
  const list = page.getByRole('dialog', { name: text('outbox.title') })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Not in this water')
  await page.keyboard.press('Escape')
}

/** Stored values that a build may replace or drop: they can be fetched, measured or derived again. */
const replaceable = /^(?:rookery\.(?:rowHeights|unread|start:|left:|themeSheet:)|.*\/(?:snapshot:|server$|filters$|silenced$))/

async function storedForGood(page: Page) {
  return Object.fromEntries(Object.entries(await storedTexts(page)).filter(([name]) => !replaceable.test(name)))
}

const writes = ({ asked }: Product) => asked.filter((call) => !call.startsWith('GET '))

twoBuildsJourney(
  'data of an earlier build is used, its queue is sent once, and that build can read the stored data again',
  async ({ visit, product, builds }) => {
    const { ada, posts, stored } = await arrange(product)
    const { page, watch } = await visit({ viewport: { width: 1440, height: 900 } })
    watch.expectComplaint(/status of (404|422|500)/)
    await restoreStored(page, stored)
    const home = new TimelinePage(page)
    await page.goto('/main/friends')
    // Where the reader had stopped.
    await expect(home.status('Filler 11').content).toBeInViewport()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'custom')

    const postOf = (name: string) => statuses.get(ada.client, posts[name] as StatusId) // a name of the fixture
    await expect.poll(async () => (await postOf('edited')).content, { timeout: 30_000 }).toContain('Edited in the tunnel')
    await expect.poll(async () => (await postOf('doubted')).favourited).toBe(true)
    expect((await postOf('liked')).favourited).toBe(true)
    expect((await postOf('repeated')).reblogged).toBe(true)
    expect((await postOf('bookmarked')).bookmarked).toBe(true)
    expect((await postOf('own')).pinned).toBe(true)
    expect((await postOf('reacted')).reactions).toMatchObject([{ name: '😀', me: true }])
    expect((await postOf('poll')).poll).toMatchObject({ voted: true, ownVotes: [1] })
    expect((await postOf('refused')).favourited).toBe(false)
    const relationshipTo = async (name: string) => {
      const { id } = await accounts.lookup(ada.client, name)
      return (await accounts.relationships(ada.client, [id]))[0]
    }
    expect(await relationshipTo('bob')).toMatchObject({ subscribing: true, showingReblogs: false })
    expect(await relationshipTo('carol')).toMatchObject({ requested: true })
    expect(await relationshipTo('dave')).toMatchObject({ muting: true })
    expect(await relationshipTo('mona')).toMatchObject({ blocking: true })
    const sent = await postsOf(ada, 'Sent from the tunnel')
    expect(sent.map(({ attachments }) => attachments.map(({ description }) => description))).toEqual([['A tunnel']])
    await findUnauthorized(page)
    await findUnsent(page, posts)

    const before = await storedForGood(page)
    const written = writes(product).length
    await builds.serve('earlier')
    await page.goto('/main/friends')
    await expectBuild(page, builds, 'earlier')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'custom')
    await findUnauthorized(page)
    await findUnsent(page, posts)
    expect(writes(product).slice(written)).toEqual([])
    expect(await storedForGood(page)).toMatchObject(before)
  },
)
