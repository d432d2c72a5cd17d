import * as lists from '@rookery/api/calls/lists'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { post } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })

async function expectPath(expected: RegExp, name: string): Promise<void> {
  await expect.poll(() => location.pathname, { message: name }).toMatch(expected)
}

appTest('a visitor is redirected from the timelines of members, and asked to sign in at others', async ({ visit }) => {
  const app = await visit('/main/friends')
  for (const path of ['/main/friends', '/users/ada/dms', '/users/ada/interactions']) {
    await app.restart(path)
    await expectPath(/^\/main\/(all|public)$/, path)
  }
  for (const path of ['/bookmarks', '/lists', '/lists/1']) {
    await app.restart(path)
    await expect.element(main.getByText(text('signInFirst.own'))).toBeVisible()
    expect(location.pathname).toBe(path)
  }
})

const paths = ['/', '/main/all', '/main/public', '/tag/weirs'] as const

for (const [name, closed, places] of [
  ['the network is closed', { federatedTimeline: true }, ['/main/public', '/main/public', '/main/public', '/main/public']],
  ['the own timeline is closed', { localTimeline: true }, ['/main/all', '/main/all', '/main/all', '/tag/weirs']],
  ['both are closed', { federatedTimeline: true, localTimeline: true }, ['/login', '/login', '/login', '/login']],
] as const)
  appTest(`where ${name} a visitor is led to the open timelines`, async ({ server, visit }) => {
    const open = { localTimeline: false, federatedTimeline: false, bubbleTimeline: true }
    await server.configure({ restrictVisitors: { ...open, ...closed } })
    const app = await visit('/about')
    for (const [index, path] of paths.entries()) {
      await app.restart(path)
      await expectPath(new RegExp(`^${places[index] ?? ''}$`), path)
    }
  })

appTest.for([undefined, 'ada'] as const)('a private server is for members (%s)', async (as, { server, visit }) => {
  await server.configure({ isPublic: false })
  const app = await visit('/about', as === undefined ? {} : { as })
  for (const path of as === undefined ? [...paths, '/notice/1'] : paths.slice(1)) {
    await app.restart(path)
    await expectPath(as === undefined ? /^\/login$/ : new RegExp(`^${path}$`), path)
  }
  const navigation = page.getByRole('navigation', { name: label('nav.label') })
  if (as === undefined) await expect.element(navigation).not.toHaveTextContent(text('nav.timelines'))
  else await expect.element(heading).toHaveTextContent('#weirs')
})

appTest('a visitor of a server that does not declare its closed timelines is asked to sign in', async ({ server, visit }) => {
  server.fail('GET /api/v1/timelines/public', 401)
  await visit('/main/public', { size: 'phone' })
  await expect.element(main).toHaveTextContent(text('signInFirst.closed'))
  await main.getByRole('link', { name: text('shell.login'), exact: true }).click()
  await expectPath(/^\/login$/, 'the link')
})

appTest('a list that is renamed and then deleted while it is open says so, and links to the others', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await ada.follow('bob')
  await lists.create(ada.client, 'To stay')
  const brief = await lists.create(ada.client, 'Brief')
  await lists.addAccounts(ada.client, brief.id, [bob.account.id])
  await bob.post('Read in a list')
  // Some servers answer the oldest first.
  server.change('GET /api/v1/lists', (response) => (response as unknown[]).toReversed())
  const app = await visit('/lists', { as: 'ada' })
  const names = main.getByRole('listitem')
  await expect.element(names.first()).toHaveTextContent('Brief')
  await expect.element(names.nth(1)).toHaveTextContent('To stay')
  await names.first().getByRole('link').first().click()
  await expect.element(post('Read in a list').content).toBeVisible()
  await lists.rename(ada.client, brief.id, 'Briefly')
  await app.advance(241_000)
  await expect.element(heading).toHaveTextContent('Briefly')
  // Without a live connection its timeline is fetched again, and rejected.
  settingsOf(app.session).take({ streaming: false }, 'tab')
  await lists.remove(ada.client, brief.id)
  await expect
    .poll(async () => {
      await app.advance(45_000)
      return main.element().textContent
    })
    .toContain(text('lists.missing'))
  await main.getByRole('link', { name: text('lists.others') }).click()
  await expect.element(names.filter({ hasText: 'To stay' })).toBeVisible()
})
