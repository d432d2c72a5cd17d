import { expect, test } from 'vitest'

import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const post = { id: 'P1', uri: 'P1', account: heron, created_at: '2026-03-02T12:00:00.000Z', content: '<p>A duck</p>', visibility: 'public' }

function notification(id: string, type: string, change: object = {}) {
  return { id, type, created_at: '2026-03-02T12:00:00.000Z', account: heron, ...change }
}

async function itemsOf(response: readonly object[]) {
  await resizePage(1440, 900)
  const { screen } = await renderPage('/main/friends', { as: 'ada', responses: { 'GET /api/v1/notifications': response } })
  const column = screen.getByRole('complementary', { name: 'Notifications' })
  await expect.element(column.getByRole('article').first()).toBeVisible()
  return column.getByRole('article')
}

test('each notification names its author, and the reaction, the new account or the post', async () => {
  const items = await itemsOf([
    notification('3', 'pleroma:emoji_reaction', { emoji: '🦆', status: post }),
    notification('2', 'move', { target: { ...heron, id: 'E1', acct: 'egret', display_name: 'Egret' } }),
    notification('1', 'admin.sign_up'),
  ])
  await expect.element(items.nth(0)).toHaveTextContent('Heron @heron reacted with 🦆')
  await expect.element(items.nth(0).getByRole('link', { name: 'A duck' })).toHaveAttribute('href', '/notice/P1')
  await expect.element(items.nth(1)).toHaveTextContent('Heron @heron moved to Egret @egret')
  await expect.element(items.nth(2)).toHaveTextContent('Heron @heron signed up')
})

test('the user’s own poll has ended; the poll of another account names its author', async () => {
  const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }
  const items = await itemsOf([notification('2', 'poll', { account: ada, status: post }), notification('1', 'poll', { status: post })])
  await expect.element(items.nth(0)).toHaveAccessibleName('Your poll has ended')
  await expect.element(items.nth(1)).toHaveAccessibleName('Heron @heron ran a poll that has ended')
})

test('an unknown type has a general sentence, with its post', async () => {
  const items = await itemsOf([notification('1', 'howl', { status: post })])
  await expect.element(items.first()).toHaveTextContent('Unknown notification from Heron @heron')
  await expect.element(items.first().getByRole('link', { name: 'A duck' })).toBeVisible()
})

test('an unknown type shows the server’s fallback title and its summary below', async () => {
  const fallback = { title: '<a href="https://m.example/@heron">Heron</a> planted a tree for you', summary: 'It is an <b>oak</b>' }
  const items = await itemsOf([notification('1', 'tree_planted', { fallback })])
  await expect.element(items.first().getByText('It is an oak')).toBeVisible()
  await expect.element(items.first()).toHaveAccessibleName('Heron planted a tree for you')
  await expect.element(items.first()).not.toHaveTextContent('does not know')
})

test('a deleted post is mentioned as deleted, without a link', async () => {
  const items = await itemsOf([notification('2', 'favourite', { status: null }), notification('1', 'follow')])
  await expect.element(items.first()).toHaveTextContent(/favorited your post.*The post is gone$/)
  expect(
    items
      .first()
      .getByRole('link')
      .elements()
      .filter((link) => link.getAttribute('href')?.startsWith('/notice/')),
  ).toEqual([])
  await expect.element(items.nth(1)).not.toHaveTextContent('The post is gone')
})

test('a moderation warning names no account', async () => {
  const items = await itemsOf([notification('1', 'moderation_warning')])
  await expect.element(items.first()).toHaveTextContent(/^The moderators of your server have sent you a warning/)
  expect(items.first().getByRole('link', { name: 'Heron' }).elements()).toEqual([])
})

test('a preview leaves out leading mentions and the link that stands for a quote', async () => {
  const mentions = [{ id: 'H1', username: 'heron', acct: 'heron', url: heron.url }]
  const content = `<p><a class="mention" href="${heron.url}">@heron</a> A duck</p><p>RE: <a href="https://m.example/1">there</a></p>`
  const quoting = { ...post, content, mentions, quote_id: 'Q1', quote: { state: 'accepted', quoted_status_id: 'Q1' } }
  const items = await itemsOf([
    notification('2', 'mention', { status: quoting }),
    notification('1', 'mention', {
      status: { ...quoting, id: 'P2', uri: 'P2', content: '<p>RE: <a href="https://m.example/1">there</a></p>' },
    }),
  ])
  await expect.element(items.nth(0).getByRole('link', { name: 'A duck', exact: true })).toBeVisible()
  await expect.element(items.nth(1).getByRole('link', { name: 'Quoted post' })).toBeVisible()
})

test('the name has its own line, with the text and the emoji below it in whole lines', async () => {
  const wren = { ...heron, id: 'W1', username: 'wren', acct: 'wren', display_name: 'Wren 🪶' }
  const items = await itemsOf([
    notification('2', 'pleroma:emoji_reaction', { account: wren, emoji: '🦆', status: post }),
    notification('1', 'mention', { status: post }),
  ])
  const sentence = items.first().getByRole('paragraph').first()
  await expect.element(sentence).toHaveTextContent(/^Wren 🪶.* reacted with 🦆$/)
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
  const middle = (element: Element | null) => boxOf(element).top + boxOf(element).height / 2
  const { top } = boxOf(sentence.element())
  // In whole lines of 24 px: a name of any length takes one, the text as many as the column needs.
  for (const part of [sentence.element().querySelector('a > span > span'), sentence.element().querySelector(':scope > span')]) {
    expect(boxOf(part).height).toBe(24)
    expect((boxOf(part).top - top) % 24).toBe(0)
  }
  expect(boxOf(sentence.element().querySelector(':scope > span')).top).toBe(top + 24)
  // The avatar has the middle of both lines, the sign that of the first one.
  const mention = items.nth(1)
  const [image, sign] = [mention.element().querySelector('header > a'), mention.element().querySelector(':scope > span')]
  const line = mention.getByRole('paragraph').first().element().querySelector('a > span > span')
  expect(Math.abs(middle(image) - middle(mention.getByRole('paragraph').first().element()))).toBeLessThanOrEqual(1)
  expect(Math.abs(middle(sign?.querySelector('svg') ?? null) - middle(line))).toBeLessThanOrEqual(1)
})

test('the dots of a notification, a post and a panel are aligned at one edge, also the last action of a post', async () => {
  await resizePage(1440, 900)
  await renderPage('/main/friends', {
    as: 'ada',
    scope: 'read write',
    responses: { 'GET /api/v1/timelines/home': [post], 'GET /api/v1/notifications': [notification('1', 'mention', { status: post })] },
  })
  /** Pixels from the last icon of an element to the end of its panel. */
  const fromEdge = (selector: string) => {
    const icon = [...document.querySelectorAll(`${selector} svg`)].at(-1)
    const panel = icon?.closest('section, aside, main')
    return Math.round((panel?.getBoundingClientRect().right ?? 0) - (icon?.getBoundingClientRect().right ?? 0))
  }
  await expect.poll(() => document.querySelector('main article [role=group] button')).not.toBeNull()
  await expect.poll(() => document.querySelector('#notifications article header button')).not.toBeNull()
  const edges = ['#notifications header[data-stuck]', '#notifications article header', 'main article header', 'main article [role=group]']
  await expect.poll(() => edges.map(fromEdge)).toEqual(edges.map(() => 17))
})
