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
