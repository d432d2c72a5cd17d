import { expect, test } from 'vitest'
import { page as view } from 'vitest/browser'

import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { renderPage } from '#test/renderPage.tsx'
import { findTextFaults } from '#test/texts/findTextFaults.ts'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const post = { id: 'P1', uri: 'P1', account: heron, created_at: '2026-03-02T12:00:00.000Z', content: '<p>A duck</p>', visibility: 'public' }
const reply = {
  ...post,
  id: 'P3',
  uri: 'P3',
  in_reply_to_id: 'P1',
  in_reply_to_account_id: 'K1',
  pleroma: { parent_visible: true, in_reply_to_account_acct: `${'kingfisher_'.repeat(6)}@pond.example` },
}
const kinds = ['mention', 'favourite', 'reblog', 'follow', 'follow_request', 'status', 'update', 'poll', 'quote', 'move']

const responses = {
  'GET /api/v1/timelines/home': [post, reply, { ...post, id: 'R1', uri: 'R1', reblog: { ...post, id: 'P2', uri: 'P2' } }],
  'GET /api/v1/notifications': kinds.map((type, index) => ({
    id: String(90 - index),
    type,
    created_at: post.created_at,
    account: heron,
    ...(index % 3 < 2 && { status: post }),
  })),
  'GET /api/v1/statuses/P3/context': { ancestors: [post], descendants: [] },
  'GET /api/v1/accounts/heron': heron,
  'GET /api/v1/accounts/H1': heron,
}

/** Opens a page on a phone, and switches to longer texts. */
async function openWithLongTexts(path: string) {
  await view.viewport(390, 844)
  const { page } = await renderPage(path, { as: 'ada', responses, scope: 'read write follow push' })
  settingsOf(page.get().session).set('interfaceLanguage', 'pseudo')
  await expect.poll(() => document.body.textContent).toContain('⟦')
  await untilLoaded()
}

async function untilLoaded() {
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
}

const none = { cut: [], overlapping: [], outside: [], open: 0, excess: 0 }

function faultsOfFit() {
  const { unmarked: _, ...faults } = findTextFaults()
  return faults
}

test.each(['/main/friends', '/notifications', '/interactions', '/heron', '/search', '/lists/new', '/about', '/registration'])(
  'longer texts fit a phone: %s',
  async (path) => {
    await openWithLongTexts(path)
    expect(faultsOfFit()).toEqual(none)
    // A conversation in its place has a button beside the line of its reply. A member who registers is led home.
    const line = document.querySelector<HTMLElement>('a[aria-expanded="false"]')
    expect(line !== null).toBe(['/main/friends', '/registration'].includes(path))
    line?.click()
    await expect.poll(() => document.querySelector('a[aria-expanded="false"]')).toBeNull()
    expect(faultsOfFit()).toEqual(none)
    const opened = document.querySelector('a[aria-expanded="true"]')
    const [icon, words] = [opened?.previousElementSibling, opened].map((part) => part?.getBoundingClientRect())
    expect(icon?.bottom ?? 1).toBeGreaterThan(words?.top ?? 0)
  },
)

test('longer texts fit a phone in each part of the settings', async () => {
  await openWithLongTexts('/main/friends#settings/general')
  for (const part of ['general', 'profile', 'security', 'notifications', 'mutes', 'data', 'theme']) {
    location.hash = `#settings/${part}`
    await expect.poll(() => document.querySelectorAll('dialog :is(h3, [role="tabpanel"])').length).toBeGreaterThan(0)
    await untilLoaded()
    expect.soft(faultsOfFit(), part).toEqual(none)
  }
})
