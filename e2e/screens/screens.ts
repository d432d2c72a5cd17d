import type { Page } from 'playwright-core'

/** One screen in one state. */
export interface Screen {
  readonly name: string
  /** Where it is. */
  readonly path: string
  /** Who is signed in; null for a visitor. */
  readonly as: string | null
  /** What brings it into the state, once it is open. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** The n-th post on screen that is not hidden behind something else. */
const post = (page: Page, n = 0) => page.locator('main article[data-status]').nth(n)

async function openFirstPost(page: Page): Promise<void> {
  await post(page).locator('time').first().click()
  await page.waitForURL(/\/notice\//)
  await page.waitForLoadState('networkidle')
}

/** Answers every call for posts as a broken server would. */
async function breakTimelines(page: Page): Promise<void> {
  await page.route('**/api/v1/timelines/**', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }))
}

/** Every screen and state that a person can meet. A new one belongs here, so that it is looked at. */
export const screens: readonly Screen[] = [
  { name: 'about', path: '/about', as: null },
  { name: 'sign in', path: '/login', as: null },
  { name: 'public timeline, visitor', path: '/main/public', as: null },
  { name: 'conversation, visitor', path: '/main/public', as: null, prepare: openFirstPost },
  { name: 'profile, visitor', path: '/users/bob', as: null },
  { name: 'home', path: '/main/friends', as: 'bob' },
  { name: 'home, further down', path: '/main/friends', as: 'bob', prepare: (page) => page.mouse.wheel(0, 2400) },
  { name: 'home, answering', path: '/main/friends', as: 'bob', prepare: (page) => post(page).locator('[data-tone=reply]').click() },
  { name: 'home, menu of a post', path: '/main/friends', as: 'bob', prepare: (page) => post(page).locator('[aria-haspopup=menu]').click() },
  { name: 'whole network', path: '/main/all', as: 'bob' },
  { name: 'bubble', path: '/main/bubble', as: 'bob' },
  { name: 'hashtag', path: '/tag/tides', as: 'bob' },
  { name: 'hashtag, empty', path: '/tag/nobodyhaswrittenofthis', as: 'bob' },
  { name: 'bookmarks', path: '/bookmarks', as: 'bob' },
  { name: 'conversation', path: '/main/friends', as: 'bob', prepare: openFirstPost },
  { name: 'profile', path: '/users/mona', as: 'bob' },
  { name: 'profile, own', path: '/users/bob', as: 'bob' },
  { name: 'profile, unknown', path: '/users/nobodyofthisname', as: 'bob' },
  {
    name: 'timeline, failed',
    path: '/about',
    as: 'ada',
    async prepare(page) {
      await breakTimelines(page)
      await page.goto(new URL('/tag/bread', page.url()).href)
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'not found', path: '/there/is/nothing/here', as: null },
]
