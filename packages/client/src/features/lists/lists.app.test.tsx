import * as lists from '@rookery/api/calls/lists'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post, press, setChecked } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const main = page.getByRole('main')
const title = main.getByRole('textbox', { name: text('lists.name') })
const search = main.getByRole('searchbox', { name: text('lists.search') })
const found = main.getByRole('list', { name: text('lists.search.found') })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const create = main.getByRole('button', { name: text('lists.create') })

appTest('a list is created with its members, read, changed and deleted', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await ada.follow('bob')
  await bob.post('For the list')
  await visit('/lists', { as: 'ada' })
  await main.getByRole('link', { name: text('lists.new') }).click()
  await expect.element(title).toHaveFocus()
  await expect.element(create).toBeDisabled()
  await title.fill('Rowers')
  // The search finds people that the reader does not follow only on request.
  await search.fill('d')
  await press(search, '{Enter}')
  await expect.element(main.getByRole('region', { name: text('lists.search') }).getByRole('status')).toBeVisible()
  await setChecked(main.getByRole('checkbox', { name: text('lists.search.following') }), false)
  await expect.element(found.getByRole('checkbox', { name: /@dave/ })).toBeVisible()
  await search.fill('bob')
  await press(search, '{Enter}')
  await setChecked(found.getByRole('checkbox', { name: /@bob/ }), true)
  await create.click()
  await expect.element(heading('Rowers')).toBeVisible()
  await expect.element(post('For the list').content).toBeVisible()

  await main.getByRole('link', { name: text('lists.edit') }).click()
  const member = main.getByRole('checkbox', { name: /@bob/ })
  await expect.element(member).toBeChecked()
  await title.fill('Herons')
  await setChecked(member, false)
  await main.getByRole('button', { name: text('lists.save') }).click()
  await expect.element(heading('Herons')).toBeVisible()
  await expect.element(main).toHaveTextContent(text('timeline.empty'))

  await main.getByRole('link', { name: text('lists.edit') }).click()
  await main.getByRole('button', { name: text('lists.delete') }).click()
  const question = dialog(text('lists.delete.title'))
  await expect.element(question).toHaveTextContent('Herons')
  await question.getByRole('button', { name: text('lists.delete') }).click()
  await expect.element(main).toHaveTextContent(text('lists.empty'))
  expect(location.pathname).toBe('/lists')
  expect(await lists.all(ada.client)).toEqual([])
})

for (const [failure, words] of [
  [403, 'The lake is closed'],
  [422, 'The lake is closed'],
  [500, 'The lake is closed'],
  ['html', 'Not saved'],
] as const)
  appTest(`a list that the server does not create (${failure}) keeps its title and members for another try`, async ({ server, visit }) => {
    const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
    await ada.follow('bob')
    const route = 'POST /api/v1/lists'
    const mend =
      failure === 'html' ? server.html(route) : server.fail(route, Response.json({ error: 'The lake is closed' }, { status: failure }))
    await visit('/lists/new', { as: 'ada' })
    await title.fill('Rowers')
    await search.fill('bob')
    await press(search, '{Enter}')
    await setChecked(found.getByRole('checkbox', { name: /@bob/ }), true)
    await create.click()
    await expect.element(main.getByRole('alert')).toHaveTextContent(words)
    await expect.element(title).toHaveValue('Rowers')
    mend()
    await create.click()
    await expect.element(heading('Rowers')).toBeVisible()
    const [made] = await lists.all(ada.client)
    if (!made) throw new Error('There is no list.')
    expect((await lists.accounts(ada.client, made.id)).items.map(({ id }) => id)).toEqual([bob.account.id])
  })

appTest('unsaved changes of a list survive a reload, and can be discarded', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await ada.follow('bob')
  const list = await lists.create(ada.client, 'Ferries')
  const app = await visit(`/lists/${list.id}/edit`, { as: 'ada', size: 'phone' })
  const members = (name: string) => main.getByRole('region', { name, exact: true })
  const member = members('1 member').getByRole('checkbox', { name: /@bob/ })
  const discard = main.getByRole('button', { name: text('lists.discard') })
  await title.fill('Boats and ferries')
  await search.fill('bob')
  await press(search, '{Enter}')
  await setChecked(found.getByRole('checkbox', { name: /@bob/ }), true)
  await expect.element(main.getByRole('status').filter({ hasText: text('lists.kept') })).toBeVisible()
  await app.restart()
  await expect.element(title).toHaveValue('Boats and ferries')
  await expect.element(member).toBeChecked()

  // A deleted account is no member to save.
  const [whole, some] = [server.fail(`GET /api/v1/accounts/${bob.account.id}`, 404), server.change('GET /api/v1/accounts', () => [])]
  await app.restart()
  await expect.element(title).toHaveValue('Boats and ferries')
  await expect.element(members('Members')).toBeVisible()
  whole()
  some()
  await app.restart()
  await expect.element(member).toBeChecked()

  await discard.click()
  await expect.element(title).toHaveValue('Ferries')
  await app.restart()
  await expect.element(title).toHaveValue('Ferries')
  await expect.element(discard).not.toBeInTheDocument()
})

appTest('a list of two thousand is read, looked through and changed', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await ada.follow('bob')
  await bob.post('One in two thousand')
  const list = await lists.create(ada.client, 'Everybody')
  await server.arrange('fillList', { listId: list.id, count: 2000 })
  await lists.addAccounts(ada.client, list.id, [bob.account.id])
  const app = await visit(`/lists/${list.id}`, { as: 'ada' })
  await expect.element(post('One in two thousand').content).toBeVisible()

  await main.getByRole('link', { name: text('lists.edit') }).click()
  const rows = main.getByRole('checkbox', { name: /@made/ })
  const first = main.getByRole('checkbox', { name: /@made0@/ })
  const last = main.getByRole('checkbox', { name: /@made1999@/ })
  const count = main.getByRole('heading', { level: 2 })
  await expect.element(last.or(first).first()).toBeChecked()
  expect(rows.elements().length).toBeLessThan(100)
  await expect.element(count).toHaveTextContent('2,001')
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return first.query()
    })
    .not.toBeNull()
  expect(rows.elements().length).toBeLessThan(100)
  await setChecked(first, false)
  await expect.element(count).toHaveTextContent('2,000')
  await main.getByRole('button', { name: text('lists.save') }).click()
  await expect.element(heading('Everybody')).toBeVisible()
  await app.restart(`/lists/${list.id}/edit`)
  await expect.element(count).toHaveTextContent('2,000')
})

appTest('lists stand in the order that their reader gives them', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  for (const name of ['Ducks', 'Geese', 'Swans']) await lists.create(ada.client, name)
  const app = await visit('/lists', { as: 'ada' })
  const titles = main.getByRole('listitem').getByRole('link', { name: /^(Ducks|Geese|Swans)$/ })
  const shown = () => titles.elements().map((element) => element.textContent)
  await expect.poll(shown).toEqual(['Swans', 'Geese', 'Ducks'])
  await main.getByRole('button', { name: text('lists.order'), exact: true }).click()
  const up = main.getByRole('button', { name: /^Move .*Ducks.* up$/ })
  await press(up, '{Enter}')
  await expect.poll(shown).toEqual(['Swans', 'Ducks', 'Geese'])
  await expect.element(up).toHaveFocus()
  await press(up, '{Enter}')
  await expect.poll(shown).toEqual(['Ducks', 'Swans', 'Geese'])
  await main.getByRole('button', { name: /^Move .*Swans.* down$/ }).click()
  await main.getByRole('button', { name: text('lists.order.done'), exact: true }).click()
  await expect.poll(shown).toEqual(['Ducks', 'Geese', 'Swans'])
  await app.restart()
  await expect.poll(shown).toEqual(['Ducks', 'Geese', 'Swans'])
})
