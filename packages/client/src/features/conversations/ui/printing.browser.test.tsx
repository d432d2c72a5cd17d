import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'

import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const post = (number: number) => ({
  id: `P${number}`,
  uri: `P${number}`,
  account: heron,
  created_at: '2026-03-02T12:00:00.000Z',
  content: `<p>Duck ${number}. ${'They swim on. '.repeat(20)}</p>`,
  visibility: 'public',
  ...(number > 0 && { in_reply_to_id: 'P0', in_reply_to_account_id: 'H1' }),
})

test('a conversation is printed with all its posts and without controls', async () => {
  await resizePage(1440, 900)
  const all = Array.from({ length: 60 }, (_, index) => post(index))
  const { screen } = await renderPage('/notice/P0', {
    as: 'ada',
    responses: { 'GET /api/v1/statuses/P0': all[0], 'GET /api/v1/statuses/P0/context': { ancestors: [], descendants: all.slice(1) } },
  })
  const posts = () => document.querySelectorAll('main article[data-status]').length
  const actions = screen.getByRole('group', { name: 'Actions' }).first()
  await expect.element(screen.getByText('Duck 1.')).toBeVisible()
  await expect.element(actions).toBeVisible()
  expect(posts()).toBeLessThan(40)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    dispatchEvent(new Event('beforeprint'))
    await Promise.resolve()
    expect(posts()).toBe(60)
    // An element that is not rendered has no role.
    await expect.element(actions).not.toBeInTheDocument()
    await expect.element(screen.getByRole('complementary').first()).not.toBeInTheDocument()
    await expect.element(screen.getByText('Duck 59.')).toBeVisible()
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    dispatchEvent(new Event('afterprint'))
  }
  await expect.poll(posts).toBeLessThan(40)
})
