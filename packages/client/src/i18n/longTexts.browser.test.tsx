import { expect, test } from 'vitest'
import { page as view } from 'vitest/browser'

import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { renderPage } from '#test/renderPage.tsx'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const post = { id: 'P1', uri: 'P1', account: heron, created_at: '2026-03-02T12:00:00.000Z', content: '<p>A duck</p>', visibility: 'public' }
const kinds = ['mention', 'favourite', 'reblog', 'follow', 'follow_request', 'status', 'update', 'poll', 'quote', 'move']

const responses = {
  'GET /api/v1/timelines/home': [post, { ...post, id: 'R1', uri: 'R1', reblog: { ...post, id: 'P2', uri: 'P2' } }],
  'GET /api/v1/notifications': kinds.map((type, index) => ({
    id: String(90 - index),
    type,
    created_at: post.created_at,
    account: heron,
    ...(index % 3 < 2 && { status: post }),
  })),
  'GET /api/v1/accounts/heron': heron,
  'GET /api/v1/accounts/H1': heron,
}

const controls = 'button, a[href], [role="tab"], [role="menuitem"], label, legend, summary, h1, h2, h3'

/** Controls of the catalogue whose words do not fit: cut by their own box or one inside them, or outside the window. */
function cutTexts(): readonly string[] {
  const found = [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => {
    if (!control.textContent.includes('⟦') || !control.checkVisibility({ visibilityProperty: true })) return false
    const { left, right, width } = control.getBoundingClientRect()
    // Text for screen readers alone is one pixel wide.
    if (width <= 1) return false
    const boxes = [control, ...control.querySelectorAll<HTMLElement>('*')].filter((box) => box.textContent.includes('⟦'))
    const isCut = boxes.some(
      (box) => getComputedStyle(box).overflowX !== 'visible' && box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1,
    )
    return isCut || ((left < -1 || right > innerWidth + 1) && !scrolls(control))
  })
  return [...new Set(found.map(({ textContent }) => textContent.replace(/ ?[⟦⟧~]+/g, '').trim()))]
}

/** A row of tabs that does not fit can be scrolled. */
function scrolls(element: HTMLElement): boolean {
  const parent = element.parentElement
  if (parent === null || parent === document.body) return false
  return /auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent)
}

test.each([
  '/main/friends',
  '/notifications',
  '/interactions',
  '/heron',
  '/search',
  '/lists/new',
  '/about',
  '/registration',
  '/main/friends#settings/general',
  '/main/friends#settings/profile',
  '/main/friends#settings/security',
  '/main/friends#settings/notifications',
  '/main/friends#settings/mutes',
  '/main/friends#settings/data',
  '/main/friends#settings/theme',
])('longer texts fit a phone: %s', async (path) => {
  await view.viewport(390, 844)
  const { page } = await renderPage(path, { as: 'ada', responses, scope: 'read write follow push' })
  settingsOf(page.get().session).set('interfaceLanguage', 'pseudo')
  await expect.poll(() => document.body.textContent).toContain('⟦')
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
  expect(cutTexts()).toEqual([])
})
