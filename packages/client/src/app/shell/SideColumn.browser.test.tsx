import { expect, test } from 'vitest'

import { renderPage } from '../../../test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const nodeInfo = (enabled: boolean) => ({
  software: { name: 'akkoma', version: '3.16.0' },
  metadata: { suggestions: { enabled }, features: ['v2_suggestions'] },
})
const people = ['H1', 'H2', 'H3', 'H4'].map((id) => ({
  source: 'staff',
  account: { id, username: id, acct: id, display_name: `Heron ${id}` },
}))

test.each([
  [true, 3],
  [false, 0],
])('if the server suggests people (%s), the first three show next to the page', async (enabled, shown) => {
  await resizePage(1440, 1400)
  const { screen, requests } = await renderPage('/main/public', {
    as: 'ada',
    responses: {
      'GET /nodeinfo/2.0.json': nodeInfo(enabled),
      'GET /api/v2/suggestions': people,
      'GET /api/v1/accounts/relationships': [{ id: 'H4', following: true }],
    },
  })
  const side = screen.getByRole('complementary', { name: 'Account and navigation' })
  await expect.element(side.getByRole('link', { name: 'About' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('a[href^="/users/H"], a[href^="/H"]').length).toBe(shown)
  if (!enabled) return expect(requests).not.toContain('GET /api/v2/suggestions')
  await expect.element(side.getByRole('link', { name: 'More', exact: true })).toHaveAttribute('href', '/who-to-follow')
})
