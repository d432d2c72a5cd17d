import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'

for (const status of [403, 404, 429, 500, 422, 502, 503, 400, 410])
  appTest(`a favourite that is rejected with ${status} is undone with the reason`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.post('Reeds in the morning')
    server.fail('POST /api/v1/statuses/:id/favourite', Response.json({ error: 'Not for you' }, { status }))
    await visit('/main/public', { as: 'ada' })
    const post = page.getByRole('article').filter({ hasText: 'Reeds in the morning' })
    await expect.element(post).toBeVisible()
    const favourite = post.getByRole('button', { name: /^Favo/ })
    await favourite.click()
    await expect.element(post.getByRole('alert')).toBeVisible()
    await expect.element(favourite).toHaveAttribute('aria-pressed', 'false')
  })
