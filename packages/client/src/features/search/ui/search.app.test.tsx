import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { goTo, posts, press } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const main = page.getByRole('main')
const banner = page.getByRole('banner')
const panel = page.getByRole('tabpanel')
const field = main.getByRole('searchbox', { name: text('search.field') })
const tab = (kind: 'statuses' | 'accounts' | 'hashtags') => main.getByRole('tab', { name: new RegExp(`^${text(`search.tab.${kind}`)}`) })

async function searchFor(words: string): Promise<void> {
  await field.fill(words)
  await press(field, '{Enter}')
}

for (const size of ['wide', 'phone'] as const)
  appTest(`a word finds posts, people and hashtags, and going back finds the tab (${size})`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.post('Not the dave of the marsh #daveberries')
    await bob.post('Another #dave')
    await visit('/main/friends', { as: 'ada', size })
    if (size === 'wide') {
      await expect.element(banner.getByRole('button', { name: text('search.title') })).toBeVisible()
      await userEvent.keyboard('/')
      const inBar = banner.getByRole('searchbox', { name: text('search.field') })
      await inBar.fill('dave')
      await press(inBar, '{Enter}')
    } else {
      await banner.getByRole('link', { name: text('search.title') }).click()
      await expect.element(field).toHaveFocus()
      await field.fill('dave')
      await main.getByRole('button', { name: text('search.action') }).click()
    }
    await expect.element(field).toHaveValue('dave')
    expect(location.pathname + location.search).toBe('/search?query=dave')
    await expect.element(tab('statuses')).toHaveAttribute('aria-selected', 'true')
    await expect.element(posts().filter({ hasText: 'Not the dave of the marsh' })).toBeVisible()
    await tab('hashtags').click()
    await expect.element(panel.getByRole('link', { name: '#dave', exact: true })).toBeVisible()
    await tab('accounts').click()
    const person = panel.getByRole('listitem').filter({ hasText: '@dave' })
    await expect.element(person.getByRole('button', { name: text('profile.follow') })).toBeVisible()
    await person.getByRole('link').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dave' })).toBeVisible()
    history.back()
    await expect.element(tab('accounts')).toHaveAttribute('aria-selected', 'true')
    await expect.element(person).toBeVisible()
  })

appTest('a search made offline is sent when the device is online again', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Found after the tunnel')
  const app = await visit('/search', { as: 'ada', size: 'phone' })
  const connect = server.drop('GET /api/v2/search')
  await searchFor('tunnel')
  await app.advance(5000)
  await expect.element(main.getByRole('button', { name: text('general.retry') })).toBeVisible()
  connect()
  dispatchEvent(new Event('online'))
  await expect.element(posts().filter({ hasText: 'Found after the tunnel' })).toBeVisible()
})

appTest('an address or a whole handle opens in the client, and back leads to the page before the search', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const { id, uri } = await bob.post('To be found by its address')
  await visit('/search', { as: 'ada' })
  const rita = page.getByRole('heading', { level: 1, name: /Rita/ })
  await searchFor(uri)
  await expect.element(posts().filter({ hasText: 'To be found by its address' })).toBeVisible()
  expect(location.pathname).toBe(`/notice/${id}`)
  history.back()
  await searchFor('@rita@remote.example')
  await expect.element(rita).toBeVisible()
  history.back()
  await expect.element(page.getByRole('link', { name: uri })).toBeVisible()
  expect(location.pathname + location.search).toBe('/search')

  // A pasted handle or address opens without a key, copied whole or written by hand.
  for (const pasted of ['@rita@remote.example', ' remote.example/@rita']) {
    await field.fill('')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(rita).toBeVisible()
    history.back()
    await expect.element(field).toBeVisible()
    expect(location.pathname + location.search).toBe('/search')
  }
})

appTest('a search is aborted by the next one', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Curlews over the flats')
  const fetched = vi.spyOn(window, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await visit('/search', { as: 'ada' })
  const release = server.hold('GET /api/v2/search')
  await searchFor('slowly')
  await release.arrived
  await expect.element(main.getByRole('status')).toHaveTextContent(text('search.searching'))
  await searchFor('curlews')
  await expect.poll(() => server.requests.filter((request) => request === 'GET /api/v2/search')).toHaveLength(2)
  release()
  await expect.element(posts().filter({ hasText: 'Curlews over the flats' })).toBeVisible()
  const addresses = fetched.mock.calls.map(([input]) => (input instanceof Request ? input.url : input.toString()))
  expect(addresses.filter((address) => address.includes('q=curlews'))).toHaveLength(1)
  expect(addresses.filter((address) => address.includes('q=slowly'))).toEqual([])
  history.back()
  await expect.element(field).toHaveValue('slowly')
})

appTest('special characters are searched literally, and a too long text stays in the field', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post(String.raw`Marsh signs: a.*b (c) [d] 50% 🐸 \ end`)
  await visit('/search', { as: 'ada', size: 'phone' })
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
    await searchFor(typed)
    await expect.poll(() => new URL(location.href).searchParams.get('query')).toBe(typed)
    if (isFound) await expect.element(posts().filter({ hasText: 'Marsh signs' })).toBeVisible()
    else await expect.element(panel.or(main.getByText(/^Nothing was found/)).first()).toBeVisible()
  }
  await searchFor('x'.repeat(10_000))
  await expect.element(main.getByRole('alert')).toHaveTextContent(text('search.tooLong'))
  await expect.element(field).toHaveValue('x'.repeat(10_000))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

appTest(
  'more results load until the last, a failure is shown, and the search is remembered until it is cleared',
  async ({ server, visit }) => {
    const { account } = await server.somebody('bob')
    const all = Array.from({ length: 45 }, (_, index) => ({
      ...account,
      id: `made${index}`,
      acct: `made${index}`,
      username: `made${index}`,
      display_name: `Made ${index}`,
    }))
    server.change('GET /api/v2/search', () => {
      const address = server.addresses.findLast((one) => one.startsWith('GET /api/v2/search')) ?? ''
      const offset = Number(new URLSearchParams(address.split('?')[1]).get('offset') ?? 0)
      return { statuses: [], hashtags: [], accounts: all.slice(offset, offset + 20) }
    })
    const app = await visit('/search', { as: 'ada' })
    await searchFor('made')
    const more = page.getByRole('button', { name: text('general.showMore') })
    const counted = async (count: string) => {
      await expect.element(tab('accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} ${count}`)
    }
    await counted('20+')
    const mend = server.fail('GET /api/v2/search', 500)
    await more.click()
    await app.advance(10_000)
    const retry = panel.getByRole('button', { name: text('general.retry') })
    await expect.element(retry).toBeVisible()
    await counted('20+')
    mend()
    await retry.click()
    await counted('40+')
    await more.click()
    await counted('45')
    await expect.element(main).toHaveTextContent(text('search.end'))
    const last = panel.getByRole('listitem').filter({ hasText: '@made44' })
    await expect.element(last).toBeInTheDocument()
    last.element().scrollIntoView({ block: 'center' })
    await goTo('nav.about')
    await expect.poll(() => location.pathname).toBe('/about')
    history.back()
    await expect.element(last).toBeInViewport()

    await searchFor('  ')
    const recent = page.getByRole('region', { name: text('search.recent') })
    await expect.element(recent.getByRole('link', { name: 'made' })).toBeVisible()
    await app.restart()
    await recent.getByRole('link', { name: 'made' }).click()
    await expect.element(tab('accounts')).toBeVisible()
    history.back()
    await recent.getByRole('button', { name: text('search.recent.clear') }).click()
    await expect.element(recent).not.toBeInTheDocument()
    await server.settled()
    await app.restart()
    await expect.element(main).toHaveTextContent(text('search.hint'))
  },
)
