import type { AccountId, Status, StatusId } from '@rookery/api/wire/model'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { StatusCard } from './StatusCard.tsx'
import { StatusItem } from './StatusItem.tsx'
import { resizePage } from '#test/resizePage.ts'

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})
afterEach(() => {
  for (const key of ['stopGifs', 'hidePostStats'] as const) settingsOf(session).reset(key)
})

let posts = 0
async function show(change: Partial<Status>): Promise<StatusId> {
  const status = { ...postOf(`card${(posts += 1)}`, 'Hello'), mentions: [], tags: [], ...change }
  session.entities.receive({ statuses: [status] })
  await render(
    <InSession session={session}>
      <StatusCard id={status.id} />
    </InSession>,
  )
  return status.id
}

const response = { inReplyToId: 'other' as StatusId, inReplyToAccountId: 'R3' as AccountId, inReplyToAcct: 'rita@remote.example' }

test('all repeaters of a post are named in one line', async () => {
  const post = postOf('repeated', 'Hello')
  const by = (name: string): Status => ({
    ...postOf(`by-${name}`, ''),
    account: { ...post.account, id: name as AccountId, acct: name, displayName: name },
    reblog: post,
  })
  const repeats = ['Bob', 'Dave', 'Carol'].map(by)
  session.entities.receive({ statuses: repeats })
  const [first] = repeats
  await render(<InSession session={session}>{first && <StatusItem id={first.id} repeats={repeats.map(({ id }) => id)} />}</InSession>)
  const bob = page.getByRole('link', { name: 'Bob @Bob', exact: true })
  await expect.element(bob).toBeVisible()
  const line = bob.element().getBoundingClientRect()
  expect(page.getByRole('link', { name: 'Dave @Dave', exact: true }).element().getBoundingClientRect().top).toBe(line.top)
  const sentence = page.getByText('Bob @Bob, Dave @Dave, and 1 other repeated').element()
  expect(sentence.getBoundingClientRect().bottom).toBeLessThan(line.bottom + line.height / 2)
})

test('a reply links to its parent', async () => {
  await show({ ...response, parentVisible: true })
  await expect.element(page.getByRole('link', { name: 'Reply to @rita', exact: true })).toHaveAttribute('href', '/notice/other')
})

test('the text omits a leading mention named in the line above, unless it is part of a sentence', async () => {
  const mention = { id: 'R3' as AccountId, username: 'rita', acct: 'rita@remote.example', url: 'https://remote.example/@rita' }
  const name = `<a class="mention" href="${mention.url}">@rita</a>`
  const parts = { ...response, parentVisible: true, mentions: [mention] }
  for (const [content, shown] of [
    [`<p><span class="h-card" translate="no">${name}</span> the last boat</p>`, 'the last boat'],
    [`${name} the last boat`, 'the last boat'],
    [`<p>${name}'s boat</p>`, "@rita's boat"],
    [`<p>${name}</p>`, '@rita'],
    [`<p>the boat of ${name}</p>`, 'the boat of @rita'],
  ] as const) {
    const id = await show({ ...parts, content })
    expect.soft(document.querySelector(`[id="content-${id}"]`)?.textContent.trim()).toBe(shown)
  }
  const id = await show({ ...parts, inReplyToAccountId: 'R9' as AccountId, content: `<p>${name} the last boat</p>` })
  expect(document.querySelector(`[id="content-${id}"]`)?.textContent).toBe('@rita the last boat')
})

test('a reply to an unknown account names none', async () => {
  await show({ ...response, inReplyToAccountId: 'R4' as AccountId, inReplyToAcct: null, parentVisible: true })
  const link = page.getByRole('link', { name: 'Reply', exact: true })
  await expect.element(link).toHaveAttribute('href', '/notice/other')
  expect(page.getByText('an unknown account').query()).toBeNull()
})

test('a reply to an unavailable post says so and has no link to it', async () => {
  await show({ ...response, parentVisible: false })
  await expect.element(page.getByText('Reply to an unavailable post by')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '@rita' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Reply to' }).query()).toBeNull()
})

test('a reply whose parent the server hides says that the parent is unavailable', async () => {
  await show({ inReplyToId: null, inReplyToAccountId: null, inReplyToAcct: null, inReplyToHidden: true, parentVisible: false })
  await expect.element(page.getByText('Reply to an unavailable post', { exact: true })).toBeVisible()
})

test('a reply to an unavailable remote post links to it on its server', async () => {
  await show({ ...response, parentVisible: false, inReplyToUri: 'https://remote.example/objects/1' })
  const link = page.getByRole('link', { name: 'Reply to an unavailable post by' })
  await expect.element(link).toHaveAttribute('href', 'https://remote.example/objects/1')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('title', 'https://remote.example/objects/1')
})

test('a reply of which only the address is known still shows as a reply', async () => {
  await show({ inReplyToUri: 'https://remote.example/objects/1' })
  await expect.element(page.getByRole('link', { name: 'Reply to an unavailable post', exact: true })).toBeVisible()
})

test("but not if the parent is on the reader's own server", async () => {
  await show({ ...response, parentVisible: false, inReplyToUri: `${session.origin}/objects/1` })
  await expect.element(page.getByText('Reply to an unavailable post by')).toBeVisible()
  expect(page.getByRole('link', { name: 'Reply to' }).query()).toBeNull()
})

test('hashtags that the text does not contain are shown under it, a few at first', async () => {
  const names = ['mill', 'pond', 'reed', 'weir', 'lock', 'ferry', 'wheel']
  const tags = names.map((name) => ({ name, url: `https://tube.example/tag/${name}` }))
  await show({ content: '<p>A film about the old wheel #Wheel</p>', tags })
  const shown = () =>
    page
      .getByRole('link', { name: /^#/ })
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  await expect.poll(shown).toEqual(names.slice(0, 5).map((name) => [`#${name}`, `/tag/${name}`]))
  await page.getByRole('button', { name: '+1: show 1 more hashtag' }).click()
  await expect.poll(shown).toEqual(names.slice(0, 6).map((name) => [`#${name}`, `/tag/${name}`]))
})

test('a long count is short, and exact in the tooltip', async () => {
  await show({ favouritesCount: 12_345 })
  const count = page.getByRole('img', { name: 'Favorite (12K)' })
  await expect.element(count).toHaveTextContent('12K')
  await expect.element(count).toHaveAttribute('title', 'Favorite (12,345)')
})

test('counts are neither visible nor announced if the reader hides them', async () => {
  await show({
    repliesCount: 2,
    reblogsCount: 3,
    favouritesCount: 4,
    reactions: [{ name: '🦆', count: 5, me: false, url: null, accountIds: [] }],
  })
  await expect.element(page.getByRole('img', { name: '🦆, 5 reactions' })).toHaveTextContent('🦆 5')
  await expect.element(page.getByRole('img', { name: 'Favorite (4)' })).toHaveTextContent('4')
  settingsOf(session).set('hidePostStats', true)
  for (const name of ['Reply', 'Repeat', 'Favorite']) {
    await expect.element(page.getByRole('img', { name, exact: true })).toHaveTextContent('')
    await expect.element(page.getByRole('img', { name, exact: true })).toHaveAttribute('title', name)
  }
  await expect.element(page.getByRole('img', { name: '🦆, reaction', exact: true })).toHaveTextContent(/^🦆$/)
})

test('a bookmarked post is marked, as long as it is one', async () => {
  const id = await show({ bookmarked: true })
  const sign = page.getByRole('img', { name: 'Bookmarked' })
  await expect.element(sign).toBeVisible()
  session.entities.statuses.patch(id, (status) => ({ ...status, bookmarked: false })).settle()
  await expect.element(sign).not.toBeInTheDocument()
})

test('the mark of an edited post shows the time of the edit', async () => {
  await show({ editedAt: '2026-11-20T10:00:00.000Z' })
  await expect.element(page.getByRole('button', { name: 'edited' })).toHaveAttribute('title', expect.stringContaining('November 20, 2026'))
})

const reaction = (url: string) => ({ name: 'duck', url, count: 2, me: false, accountIds: [] })
/** A GIF of one pixel that loads. */
const dot = URL.createObjectURL(
  new Blob([Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (c) => c.charCodeAt(0))], {
    type: 'image/gif',
  }),
)

test('an animated reaction plays only if the reader allows it', async () => {
  await show({ reactions: [reaction(`${dot}#.gif`)] })
  const pill = page.getByRole('img', { name: 'duck, 2 reactions' })
  await expect.poll(() => pill.element().querySelector('canvas')).not.toBeNull()
  // Its box does not depend on whether it moves.
  expect(pill.element().querySelector('canvas')?.getBoundingClientRect().width).toBeGreaterThan(15)
  settingsOf(session).set('stopGifs', false)
  await expect.poll(() => pill.element().querySelector('canvas')).toBeNull()
  expect(pill.element().querySelector('img')).not.toBeNull()
})

test('a reaction shows its name when its image cannot be loaded', async () => {
  await show({ reactions: [reaction('/nothing-here.png?broken')] })
  await expect.element(page.getByText(':duck:')).toBeVisible()
})

test('five mentioned accounts are named, and a button shows the others', async () => {
  const mentions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ id: name as AccountId, acct: name, username: name, url: '' }))
  await show({ mentions })
  const named = page.getByRole('link', { name: /^@[a-h]$/ })
  await expect.poll(() => named.all().length).toBe(5)
  await page.getByRole('button', { name: '+3 more' }).click()
  await expect.poll(() => named.all().length).toBe(8)
})

test('twelve kinds of reactions are shown, and a button shows the others', async () => {
  const reactions = '🦆 🦢 🦉 🐦 🦅 🐓 🦜 🦚 🐧 🐤 🦃 🦩 🐣'
    .split(' ')
    .map((name) => ({ name, url: null, count: 1, me: false, accountIds: [] }))
  await show({ reactions })
  const pills = page.getByRole('img', { name: /, 1 reaction$/ })
  await expect.poll(() => pills.all().length).toBe(12)
  await page.getByRole('button', { name: '+1: show 1 more reaction' }).click()
  await expect.poll(() => pills.all().length).toBe(13)
})

test('code in an opened post has a background, and no line waits there for counts that do not exist', async () => {
  const status = { ...postOf('opened', '<p>Say <code>hello</code></p>'), mentions: [], tags: [] }
  session.entities.receive({ statuses: [status] })
  await render(
    <InSession session={session}>
      <StatusCard id={status.id} focused />
    </InSession>,
  )
  const card = page.getByRole('article').element()
  const code = page.getByText('hello', { exact: true }).element()
  expect(getComputedStyle(code).backgroundColor).not.toBe(getComputedStyle(card).backgroundColor)
  const actions = page.getByRole('group', { name: 'Actions' }).element().getBoundingClientRect()
  const words = page.getByText('Say').element().getBoundingClientRect()
  expect(actions.top - words.bottom).toBeLessThan(16)
})

test('a count of thousands is abbreviated, and its accessible name contains the abbreviation', async () => {
  await show({ favouritesCount: 1234 })
  await expect.element(page.getByLabelText(/\(1\.2K\)$/)).toHaveTextContent('1.2K')
})

test('the text follows directly under the button that opens it', async () => {
  const id = await show({ ...postOf('subject', '<p>Behind it</p>', { subject: 'Birds' }), mentions: [] })
  const card = document.querySelector(`[data-status="${id}"]`)
  const button = page.getByRole('button', { name: 'Show more' })
  await button.click()
  const words = page.getByText('Behind it')
  await expect.element(words).toBeVisible()
  const hide = card?.querySelector('[aria-controls][aria-expanded=true]')?.getBoundingClientRect()
  const gap = words.element().getBoundingClientRect().top - (hide?.bottom ?? Number.NaN)
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(12)
})

test.each([340, 800])('the mark of a bot is next to the handle, %i px wide', async (width) => {
  await resizePage(width, 600)
  const post = postOf('bot', 'Hello')
  await show({ account: { ...post.account, id: 'B1' as AccountId, acct: 'bot@remote.example', bot: true } })
  const mark = page.getByText('Bot', { exact: true }).element().getBoundingClientRect()
  const handle = page.getByText('@bot@remote.example', { exact: true }).element().getBoundingClientRect()
  expect(mark.left - handle.right).toBeGreaterThanOrEqual(0)
  expect(mark.left - handle.right).toBeLessThan(16)
  expect(Math.abs((mark.top + mark.bottom) / 2 - (handle.top + handle.bottom) / 2)).toBeLessThan(4)
})
