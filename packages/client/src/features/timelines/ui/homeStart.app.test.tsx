import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { faultsIn } from '#test/app/accessibility.ts'
import { posts } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

const main = page.getByRole('main')
const people = main.getByRole('region', { name: label('suggestions.title') })

appTest('an empty home timeline has people to follow, and their posts once one is followed', async ({ server, visit }) => {
  await (await server.somebody('bob')).post('Hello from the reeds')
  await server.arrange('beFound', { names: ['bob', 'dave', 'carol'] })
  const app = await visit('/main/friends', { as: 'ada' })
  await expect.element(main).toHaveTextContent(text('timeline.empty'))
  await expect.element(people.getByRole('listitem')).toHaveLength(3)
  expect(await faultsIn(main)).toEqual([])
  const row = people.getByRole('listitem').filter({ hasText: 'bob' })
  await row.getByRole('button', { name: text('profile.follow') }).click()
  await expect.element(row.getByRole('button', { name: text('profile.following') })).toBeVisible()
  await app.advance(1000)
  await expect.element(posts()).toHaveLength(1)
  await expect.element(people).not.toBeInTheDocument()
})

appTest('if no accounts can be suggested, the local timeline is still one press away', async ({ server, visit }) => {
  await (await server.somebody('bob')).post('Hello from the reeds')
  server.fail('GET /api/v2/suggestions', 500)
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  await main.getByRole('link', { name: text('timeline.public') }).click()
  await expect.element(posts()).toHaveLength(1)
  expect(location.pathname).toBe('/main/public')
})

appTest('an empty timeline of another kind suggests no accounts', async ({ visit }) => {
  await visit('/bookmarks', { as: 'ada' })
  await expect.element(main).toHaveTextContent(text('timeline.empty'))
  await expect.element(main.getByRole('link', { name: text('timeline.public') })).not.toBeInTheDocument()
})
