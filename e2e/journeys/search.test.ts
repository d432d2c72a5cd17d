import type { Page } from 'playwright-core'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { fetchAnswer } from '../harness/fetchAnswer.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: text('search.field') })
const tab = (page: Page, kind: 'statuses' | 'accounts' | 'hashtags') =>
  page.getByRole('main').getByRole('tab', { name: new RegExp(`^${text(`search.tab.${kind}`)}`) })
const posts = (page: Page) => page.getByRole('main').locator('article[data-status]')

for (const [size, options] of widths(Object.entries(sizes), 'all')) {
  journey(`a word finds posts, people and hashtags, and going back finds the tab: ${size}`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post(`Not the dave of the ${size} #daveberries`)
    const { page } = await visit({ as: 'ada', ...options })
    await new TimelinePage(page).open('home')
    if (size === 'desktop') {
      await expect(page.getByRole('banner').getByRole('button', { name: text('search.title') })).toBeVisible()
      await page.keyboard.press('/')
      await page
        .getByRole('banner')
        .getByRole('searchbox', { name: text('search.field') })
        .fill('dave')
      await page.keyboard.press('Enter')
    } else {
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('search.title') })
        .click()
      await expect(field(page)).toBeFocused()
      await field(page).fill('dave')
      await page
        .getByRole('main')
        .getByRole('button', { name: text('search.action') })
        .click()
    }
    await expect(page).toHaveURL(/\/search\?query=dave$/)
    await expect(field(page)).toHaveValue('dave')
    await expect(tab(page, 'statuses')).toHaveAttribute('aria-selected', 'true')
    await expect(posts(page).filter({ hasText: `Not the dave of the ${size}` })).toBeVisible()
    await expectAccessible(page)
    await tab(page, 'hashtags').click()
    await expect(page.getByRole('tabpanel').getByRole('link', { name: '#dave', exact: true })).toBeVisible()
    await tab(page, 'accounts').click()
    const person = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '@dave' })
    await expect(person.getByRole('button', { name: text('profile.follow') })).toBeVisible()
    await expectAccessible(page)
    await person.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dave' })).toBeVisible()
    await page.goBack()
    await expect(tab(page, 'accounts')).toHaveAttribute('aria-selected', 'true')
    await expect(person).toBeVisible()

    await field(page).fill('  ')
    await page.keyboard.press('Enter')
    const recent = page.getByRole('region', { name: text('search.recent') })
    await expect(recent.getByRole('link', { name: 'dave' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await recent.getByRole('link', { name: 'dave' }).click()
    await expect(tab(page, 'statuses')).toBeVisible()
    await page.goBack()
    await recent.getByRole('button', { name: text('search.recent.clear') }).click()
    await expect(recent).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(text('search.hint'))
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`an address or a whole handle opens here, and back leads to before the search: ${size}`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const post = await bob.post('To be found by its address')
    const { page, watch } = await visit({ as: 'ada', ...options })
    watch.expectComplaint(/remotecat\.png/)
    await page.goto('/search')
    await field(page).fill(post.uri)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/notice/${post.id}$`))
    await expect(posts(page).filter({ hasText: 'To be found by its address' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/search$/)
    await field(page).fill('@rita@remote.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /Rita/ })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/search$/)
    await expect(page.getByRole('link', { name: post.uri })).toBeVisible()

    // What is pasted needs no further press, whether it was copied whole or written down by hand.
    for (const pasted of ['@rita@remote.example', ' remote.example/@rita']) {
      await field(page).fill('')
      await field(page).evaluate((element, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, pasted)
      await expect(page.getByRole('heading', { level: 1, name: /Rita/ })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/search$/)
    }
  })

  journey(
    `more of each kind comes until there is no more, a failure is told, and the place is kept: ${size}`,
    async ({ visit, product }) => {
      const bob = await somebody(product, 'bob')
      await bob.post('A template')
      const { page, watch } = await visit({ as: 'ada', ...options })
      watch.expectComplaint(/status of 500/)
      await page.route('**/api/v2/search*', async (route) => {
        const { searchParams } = new URL(route.request().url())
        const offset = Number(searchParams.get('offset') ?? 0)
        const response = await fetchAnswer(route)
        const all = Array.from({ length: 45 }, (_, index) => ({
          ...bob.account,
          id: `made${index}`,
          acct: `made${index}`,
          username: `made${index}`,
          display_name: `Made ${index}`,
        }))
        await route.fulfill({ response, json: { statuses: [], hashtags: [], accounts: all.slice(offset, offset + 20) } })
      })
      await page.goto('/search?query=made')
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 20+`)
      const more = page.getByRole('button', { name: text('general.showMore') })
      const mend = await breakCalls(page, 'GET', '/api/v2/search*', { kind: 'status', status: 500 })
      await more.click()
      // Whoever comes to stand under the pointer would be asked for.
      await page.mouse.move(0, 0)
      const retry = page.getByRole('tabpanel').getByRole('button', { name: text('general.retry') })
      await expect(retry).toBeVisible()
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 20+`)
      await mend()
      await retry.click()
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 40+`)
      await more.click()
      await page.mouse.move(0, 0)
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 45`)
      await expect(page.getByRole('main')).toContainText(text('search.end'))
      const last = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '@made44' })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      if (size === 'phone') return
      await new ShellPage(page).goTo('nav.about')
      await expect(page).toHaveURL(/\/about$/)
      await page.goBack()
      await expect(last).toBeInViewport()
    },
  )
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`a search that is outrun by another one is given up: ${size}`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post(`Curlews over the flats of the ${size}`)
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto('/search')
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('q=slowly'))
    await page.route('**/api/v2/search?q=slowly*', () => {})
    await field(page).fill('slowly')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text('search.searching'))
    await field(page).fill('curlews')
    await page.keyboard.press('Enter')
    await aborted
    await expect(posts(page).filter({ hasText: `Curlews over the flats of the ${size}` })).toBeVisible()
    await page.goBack()
    await expect(field(page)).toHaveValue('slowly')
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `signs that mean something elsewhere are text like any other, and what is too long is kept: ${size}`,
    async ({ visit, product }) => {
      const bob = await somebody(product, 'bob')
      await bob.post(`Marsh signs of the ${size}: a.*b (c) [d] 50% 🐸 \\ end`)
      const { page } = await visit({ as: 'ada', ...options })
      await page.goto('/search')
      for (const [typed, isFound] of [
        ['a.*b', true],
        ['50%', true],
        ['(c) [d]', true],
        ['\\', true],
        ['🐸', true],
        ['a.*z', false],
        ['@', false],
        ['👩‍👩‍👧‍👦', false],
        ['"; --', false],
      ] as const) {
        await field(page).fill(typed)
        await page.keyboard.press('Enter')
        await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(typed)
        const main = page.getByRole('main')
        if (isFound) await expect(posts(page).filter({ hasText: `Marsh signs of the ${size}` })).toBeVisible()
        else await expect(main.getByRole('tabpanel').or(main.getByText(/^Nothing was found/))).toBeVisible()
      }
      await expectAccessible(page)
      await field(page).fill('x'.repeat(10_000))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(text('search.tooLong'))
      await expect(field(page)).toHaveValue('x'.repeat(10_000))
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    },
  )
}
