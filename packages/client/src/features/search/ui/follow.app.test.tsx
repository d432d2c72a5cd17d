import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { text } from '#test/app/text.ts'

appTest('a suggested person is followed', async ({ server, visit }) => {
  await server.arrange('suggest', { name: 'bob' })
  await visit('/who-to-follow', { as: 'dave' })
  const list = page.getByRole('main').getByRole('list', { name: text('suggestions.title') })
  const first = list.css('[data-row]').first()
  await first.getByRole('button', { name: text('profile.follow') }).click()
  await expect.element(first.getByRole('button', { name: text('profile.following') })).toBeVisible()
})

appTest('three suggested people show next to the page, with placeholders at first, and lead to the others', async ({ server, visit }) => {
  await server.configure({ suggestionsEnabled: true })
  for (const name of ['bob', 'dave', 'mona', 'carol']) await server.arrange('suggest', { name })
  const release = server.hold('GET /api/v2/suggestions')
  await visit('/about', { as: 'ada' })
  const more = page.getByRole('link', { name: text('suggestions.more'), exact: true })
  const panel = page.getByRole('complementary').filter({ has: more }).first()
  await expect.element(panel.css('[aria-busy="true"] > li')).toHaveLength(3)
  release()
  await expect.element(panel.getByRole('link', { name: /@(bob|dave|mona|carol)/ })).toHaveLength(3)
  await expect.element(panel.css('[aria-busy="true"]')).not.toBeInTheDocument()
  await more.click()
  await expect.element(page.getByRole('heading', { level: 1, name: text('suggestions.title') })).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  const administration = page.getByRole('link', { name: text('moderation.administration') })
  await expect.element(administration).toHaveAttribute('href', '/pleroma/admin/')
})
