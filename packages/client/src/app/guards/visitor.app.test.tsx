import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { text } from '#test/app/text.ts'

for (const path of ['/', '/main/friends'])
  appTest(`${path} leads a visitor to a public timeline`, async ({ visit }) => {
    await visit(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => location.pathname).toMatch(/^\/main\/(all|public)$/)
  })

appTest('an unknown address says so', async ({ visit }) => {
  await visit('/there/is/nothing/here')
  await expect.element(page.getByRole('heading', { name: text('notFound.title') })).toBeVisible()
})
