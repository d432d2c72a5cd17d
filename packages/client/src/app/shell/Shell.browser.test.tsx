import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { touchAt } from '#test/finger.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { resizePage } from '#test/resizePage.ts'

const wide = [1440, 900] as const
const middle = [1024, 768] as const
const narrow = [390, 844] as const

test('a member of a wide page has the menu, the screen and the notifications side by side', async () => {
  await resizePage(...wide)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  const navigation = screen.getByRole('navigation', { name: 'Navigation' })
  const notifications = screen.getByRole('complementary', { name: 'Notifications' })
  await expect.element(notifications).toBeVisible()
  const [left, middleColumn, right] = [navigation, screen.getByRole('main'), notifications].map((place) =>
    place.element().getBoundingClientRect(),
  )
  expect(left?.right).toBeLessThan(middleColumn?.left ?? 0)
  expect(middleColumn?.right).toBeLessThan(right?.left ?? 0)
  expect(middleColumn?.width).toBeLessThanOrEqual(44 * 16)
  await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).not.toBeInTheDocument()
  // Beside their own screen are its filters.
  await screen.unmount()
  const own = (await renderPage('/ada/notifications', { as: 'ada' })).screen
  const choices = own.getByRole('complementary', { name: 'Choose notifications' })
  await expect.element(choices.getByRole('heading', { name: 'Choose notifications' })).toBeVisible()
  await expect.element(own.getByRole('complementary', { name: 'Notifications', exact: true })).not.toBeInTheDocument()
})

test('the narrowest page with three columns keeps 600 px for the posts', async () => {
  await resizePage(1280, 800)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  const notifications = screen.getByRole('complementary', { name: 'Notifications' })
  await expect.element(notifications).toBeVisible()
  expect(screen.getByRole('main').element().clientWidth).toBeGreaterThanOrEqual(600)
  expect(notifications.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('a page of middle width keeps the notifications behind a button', async () => {
  await resizePage(...middle)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  await expect.element(screen.getByRole('navigation', { name: 'Navigation' })).toBeVisible()
  await expect.element(screen.getByRole('complementary', { name: 'Notifications' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
})

test('the unread count overlaps the corner of the bell without hiding the bell', async () => {
  await resizePage(...narrow)
  const ada = { id: 'A1', username: 'ada', acct: 'ada' }
  const follow = (id: string) => ({ id, type: 'follow', created_at: '2026-03-02T12:00:00.000Z', account: ada, pleroma: { is_seen: false } })
  const notifications = Array.from({ length: 12 }, (_, index) => follow(String(30 - index)))
  const { screen } = await renderPage('/main/friends', { as: 'ada', responses: { 'GET /api/v1/notifications': notifications } })
  const badge = screen.getByRole('banner').getByRole('img')
  await expect.element(badge).toBeVisible()
  const bell = screen.getByRole('button', { name: 'Notifications', exact: true }).element().querySelector('svg')?.getBoundingClientRect()
  const mark = badge.element().getBoundingClientRect()
  if (!bell) throw new Error('The bell is not drawn.')
  const common = (from: number, to: number) => Math.max(0, to - from)
  const hidden =
    common(Math.max(bell.left, mark.left), Math.min(bell.right, mark.right)) *
    common(Math.max(bell.top, mark.top), Math.min(bell.bottom, mark.bottom))
  expect(hidden).toBeGreaterThan(0)
  expect(hidden).toBeLessThan(0.35 * bell.width * bell.height)
  expect(mark.top).toBeGreaterThanOrEqual(0)
})

test('a narrow page is one column with drawers, and nothing is wider than the window', async () => {
  await resizePage(...narrow)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  await expect.element(screen.getByRole('navigation', { name: 'Navigation' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'New post' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('on a narrow page keys open the composer, notifications and key list as windows', async () => {
  await resizePage(...narrow)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  await expect.element(screen.getByRole('button', { name: 'New post' })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(screen.getByRole('dialog', { name: 'New post' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('gn')
  await expect.element(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
})

test('a window of 320 px is not scrolled sideways', async () => {
  await resizePage(320, 640)
  await renderPage('/login')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('visitors see the timelines that the server opens to them, and links to sign in', async () => {
  await resizePage(...wide)
  const nodeInfo = {
    metadata: { publicTimelineVisibility: { local: true, federated: false, bubble: false }, localBubbleInstances: ['bubble.example'] },
  }
  const { screen } = await renderPage('/main/public', { responses: { 'GET /nodeinfo/2.0.json': nodeInfo } })
  const navigation = screen.getByRole('navigation', { name: 'Navigation' })
  expect(
    navigation
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Public timeline', 'Search', 'About'])
  await expect.element(screen.getByRole('link', { name: 'Log in to follow people and join in' })).toBeVisible()
  await expect.element(screen.getByRole('form', { name: 'Log in' })).toBeVisible()
})

test('the links to sign in lead back to the whole address that a visitor reads', async () => {
  const from = '/login?from=%2Fsearch%3Fquery%3Dheron%23hashtags'
  await resizePage(...narrow)
  const { screen } = await renderPage('/search?query=heron#hashtags')
  await expect.element(screen.getByRole('link', { name: 'Log in to follow people and join in' })).toHaveAttribute('href', from)
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log in', exact: true }))
    .toHaveAttribute('href', from)
})

test('a change of screen moves the focus to the heading, the title and the mark in the navigation', async () => {
  await resizePage(...wide)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  expect(document.title).toBe('Home · Pond')
  expect(document.activeElement).toBe(document.body)
  const entry = screen.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Public timeline' })
  await entry.click()
  const heading = screen.getByRole('heading', { level: 1, name: 'Public timeline' })
  await expect.element(heading).toHaveFocus()
  expect(location.pathname).toBe('/main/public')
  expect(document.title).toBe('Public timeline · Pond')
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  history.back()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus()
})

test('every screen has one main, one h1 and named navigations', async () => {
  await resizePage(...wide)
  const { screen } = await renderPage('/about', { as: 'ada' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(screen.getByRole('main').elements()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  const names = screen
    .getByRole('navigation')
    .elements()
    .map((navigation) => navigation.getAttribute('aria-label'))
  expect(names).toEqual(['Skip links', 'Navigation'])
})

test('the first stops of the Tab key lead to the content, the composer, the navigation and the notifications', async () => {
  await resizePage(...wide)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
  for (const [name, target] of [
    ['Skip to new post', document.getElementById('composer')],
    ['Skip to navigation', screen.getByRole('navigation', { name: 'Navigation' }).element()],
    ['Skip to notifications', screen.getByRole('complementary', { name: 'Notifications' }).element()],
  ] as const) {
    screen.getByRole('link', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(target)
  }
})

test('the menu of a narrow page closes on Escape, on a swipe to its edge and on a change of screen', async () => {
  await resizePage(...narrow)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  const open = screen.getByRole('button', { name: 'Open menu' })
  const menu = screen.getByRole('dialog', { name: 'Menu' })

  await open.click()
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()

  await open.click()
  await Promise.all(
    menu
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const finger = await touchAt({ x: 200, y: 300 }, 200)
  await finger.moveTo({ x: 184, y: 300 })
  const before = menu.element().getBoundingClientRect().left - finger.received().x
  await finger.moveTo({ x: 177, y: 300 })
  expect(menu.element().getBoundingClientRect().left - finger.received().x).toBeCloseTo(before, 0)
  await finger.lift()
  await expect.element(menu).toBeVisible()
  const further = await touchAt({ x: 200, y: 300 }, 200)
  await further.moveTo({ x: 160, y: 300 })
  await further.lift()
  await expect.element(menu).not.toBeInTheDocument()

  // From right to left it is at the other edge.
  document.documentElement.dir = 'rtl'
  onTestFinished(() => void (document.documentElement.dir = 'ltr'))
  await open.click()
  const mirrored = await touchAt({ x: 200, y: 300 }, 200)
  await mirrored.moveTo({ x: 240, y: 300 })
  await mirrored.lift()
  await expect.element(menu).not.toBeInTheDocument()
  document.documentElement.dir = 'ltr'

  await open.click()
  await menu.getByRole('link', { name: 'About' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'About' })).toHaveFocus()

  await open.click()
  await menu.getByRole('link', { name: 'About' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('a swipe from the edge pulls the menu out', async () => {
  await resizePage(...narrow)
  const { screen } = await renderPage('/main/friends', { as: 'ada' })
  const main = screen.getByRole('main').element()
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  // The code of edge swipes loads after the first render.
  await expect
    .poll(() => {
      if (menu.elements().length === 0) swipe(main, { x: 10, y: 300 }, { x: 60, y: 300 })
      return menu.elements().length
    })
    .toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  swipe(main, { x: 120, y: 300 }, { x: 300, y: 300 })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(menu.elements()).toEqual([])
})

test('the theme and the language change at once from the bar and keep the text in the composer', async () => {
  await resizePage(...wide)
  const { screen, page: shown } = await renderPage('/main/friends', { as: 'ada' })
  await screen.getByRole('textbox', { name: 'Text of the post' }).fill('Half a sentence')
  await screen.getByRole('button', { name: 'Preferences' }).click()
  await screen.getByLabelText('Theme').selectOptions('Light')
  expect(document.documentElement.dataset.theme).toBe('rookery-light')
  await screen.getByLabelText('Language').selectOptions('ar')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeVisible()
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  await expect.element(screen.getByRole('textbox', { name: 'نص المنشور' })).toHaveValue('Half a sentence')
  // The page's words are parted by the rules of its language, and those of other people by none.
  const boxes = [document.body, screen.getByRole('textbox', { name: 'نص المنشور' }).element()]
  expect(boxes.map((box) => getComputedStyle(box).hyphens)).toEqual(['auto', 'manual'])
  expect(settingsOf(shown.get().session).chosen()).toEqual({ theme: 'rookery-light', interfaceLanguage: 'ar' })
  await screen.getByLabelText('السمة').selectOptions('مثل النظام')
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('signing out asks for confirmation and leads to the public timeline', async () => {
  await resizePage(...wide)
  const onChange = vi.fn<() => void>()
  const { screen, device } = await renderPage('/main/friends', { as: 'ada', onChange })
  await screen.getByRole('button', { name: 'Account', exact: true }).click()
  await screen.getByRole('button', { name: 'Log out' }).click()
  const question = screen.getByRole('dialog', { name: 'Log out?' })
  await expect.element(question).toHaveTextContent('Your posts stay on the server')
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Public timeline' })).toBeVisible()
  expect(location.pathname).toBe('/main/public')
  expect(device.accounts.get().accounts).toEqual([])
  // `main.tsx` drops its early responses.
  expect(onChange).toHaveBeenCalledOnce()
})

test('a session that the server ended keeps the screen and offers the way back in', async () => {
  await resizePage(...wide)
  const refusal = Response.json({ error: 'Invalid credentials.' }, { status: 403 })
  const { screen } = await renderPage('/main/friends', { as: 'ada', responses: { 'GET /api/v1/accounts/verify_credentials': refusal } })
  await expect.element(screen.getByText('The server has ended your session. What you typed is kept.')).toBeVisible()
  await screen.getByRole('link', { name: 'Log in' }).click()
  await expect.element(screen.getByRole('main').getByLabelText('Username')).toBeVisible()
})

test('an unknown address says so', async () => {
  await resizePage(...wide)
  const { screen } = await renderPage('/nowhere/at/all')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await screen.getByRole('link', { name: 'To the start page' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Whole known network' })).toBeVisible()
})

test.each([
  ['/main/friends', '/main/all'],
  ['/users/bob/interactions', '/main/all'],
  ['/', '/main/all'],
])('a visitor of %s is led to %s', async (path, landing) => {
  await renderPage(path)
  expect(location.pathname).toBe(landing)
})

test('a visitor of a private server is asked to sign in', async () => {
  await renderPage('/main/all', { responses: { 'GET /nodeinfo/2.0.json': { metadata: { private: true } } } })
  expect(location.pathname).toBe('/login')
})

interface Point {
  readonly x: number
  readonly y: number
}

function swipe(target: Element, from: Point, to: Point): void {
  const touch = ({ x, y }: Point) => new Touch({ identifier: 1, target, clientX: x, clientY: y })
  target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(from)], changedTouches: [touch(from)] }))
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(to)] }))
}

test('the title of a page has no codes of the custom emoji in a name', async () => {
  const heron = { id: 'H1', username: 'heron', acct: 'heron', url: `${location.origin}/users/heron` }
  const emojis = [{ shortcode: 'feather', url: `${location.origin}/feather.png`, static_url: `${location.origin}/feather.png` }]
  const named = { ...heron, display_name: 'Heron :feather: of :nowhere:', emojis }
  await renderPage('/users/heron', {
    as: 'ada',
    responses: {
      'GET /api/v1/accounts/heron': named,
      'GET /api/v1/accounts/H1': named,
      'GET /api/v1/accounts/relationships': [{ id: 'H1' }],
      'GET /api/v1/accounts/H1/statuses': [],
    },
  })
  await expect.poll(() => document.title).toMatch(/^Heron +of :nowhere: · Pond$/)
})
