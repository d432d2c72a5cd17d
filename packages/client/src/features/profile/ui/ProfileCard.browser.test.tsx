import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from '#ui/Avatar.tsx'
import { renderPage } from '#test/renderPage.tsx'

const heron = {
  id: 'H1',
  username: 'heron',
  acct: 'heron',
  display_name: 'Heron',
  url: `${location.origin}/users/heron`,
  statuses_count: 1,
  following_count: 2,
  followers_count: 1,
}
const show = (more: object, config: object = {}) =>
  renderPage('/heron', {
    as: 'ada',
    responses: {
      'GET /api/pleroma/frontend_configurations': { pleroma_fe: config },
      'GET /api/v1/accounts/heron': { ...heron, ...more },
      'GET /api/v1/accounts/H1/statuses': [],
      'GET /api/v1/accounts/relationships': [{ id: 'H1' }],
    },
  })

test('one post and one follower use the singular', async () => {
  const { screen } = await show({})
  const main = screen.getByRole('main')
  await expect.element(main.getByText('1 post', { exact: true })).toBeVisible()
  await expect.element(main.getByText('2 following', { exact: true })).toBeVisible()
  await expect.element(main.getByText('1 follower', { exact: true })).toBeVisible()
})

test('the profile shows the date of joining', async () => {
  const { screen } = await show({ created_at: '2024-03-09T12:00:00.000Z' })
  await expect.element(screen.getByRole('main').getByText('Joined on March 9, 2024', { exact: true })).toBeVisible()
})

test.each([
  ['is told', { pleroma: { birthday: '2001-04-30' } }, ['Born on April 30, 2001']],
  ['is no day', { pleroma: { birthday: '30th of April' } }, []],
  ['is a day of no calendar', { pleroma: { birthday: '2001-13-41' } }, []],
  ['is not told', {}, []],
])('a birthday that %s', async (_what, more, shown) => {
  const { screen } = await show({ created_at: '2024-03-09T12:00:00.000Z', ...more })
  const main = screen.getByRole('main')
  await expect.element(main.getByText(/^Joined on/)).toBeVisible()
  expect(
    main
      .getByText(/^Born/)
      .elements()
      .map((day) => day.textContent),
  ).toEqual(shown)
})

test.each([
  ['told to nobody else', false, []],
  ['shown', true, ['Born on April 30, 2001']],
])('the user’s own birthday, if it is %s', async (_what, shows, shown) => {
  const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }
  const notified = { ...ada, created_at: '2024-03-09T12:00:00.000Z', source: { privacy: 'public', pleroma: { show_birthday: shows } } }
  const { screen } = await renderPage('/ada', {
    as: 'ada',
    responses: {
      'GET /api/v1/accounts/verify_credentials': { ...notified, pleroma: { birthday: '2001-04-30', settings_store: {} } },
      'GET /api/v1/accounts/ada': { ...notified, pleroma: { birthday: '2001-04-30' } },
      'GET /api/v1/accounts/A1/statuses': [],
    },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByText(/^Joined on/)).toBeVisible()
  await expect
    .poll(() =>
      main
        .getByText(/^Born/)
        .elements()
        .map((day) => day.textContent),
    )
    .toEqual(shown)
})

test('numbers that a server hides are not shown', async () => {
  const { screen } = await show({}, { hideUserStats: true })
  const main = screen.getByRole('main')
  await expect.element(main.getByText('@heron', { exact: true }).first()).toBeVisible()
  expect(main.getByText('1 post', { exact: true }).elements()).toHaveLength(0)
})

test('a bio names people of the same server without its host, others with theirs', async () => {
  const link = (name: string, origin: string) => `<a class="mention" href="${origin}/users/${name}">@<span>${name}</span></a>`
  const { screen } = await show({ note: `<p>With ${link('wren', location.origin)} and ${link('wren', 'https://marsh.example')}</p>` })
  const bio = screen.getByRole('main').getByText('With')
  await expect.element(bio).toHaveTextContent('With @wren and @wren@marsh.example')
})

test('the confirmation of a block shows the handle with the name', async () => {
  const { screen } = await show({})
  await screen.getByRole('main').getByRole('button', { name: 'More about this person' }).click()
  await screen.getByRole('menuitem', { name: /^Block/ }).click()
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/Heron\u2069 \(\u2068@heron\u2069\) can no longer follow you/)
})

test('a header image that failed to load is not requested again', async () => {
  const header = `${location.origin}/nowhere/wide.png`
  const before = await render(<Avatar src={header} />)
  await expect.poll(() => before.container.querySelector('img')).toBeNull()
  const drawn = new Set<string>()
  const watch = new MutationObserver(() => {
    for (const { src } of document.querySelectorAll('img')) drawn.add(src)
  })
  watch.observe(document.body, { subtree: true, childList: true })
  const other = `${header}?other`
  const { screen } = await show({ header, header_static: header, avatar: other, avatar_static: other })
  await expect.element(screen.getByRole('main').getByText('1 post', { exact: true })).toBeVisible()
  watch.disconnect()
  expect([drawn.has(header), drawn.has(other)]).toEqual([false, true])
})
