import { expect } from 'vitest'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { post } from '#test/app/locators.ts'

appTest('a post with a muted word is covered with the reason, and shown until it is muted again', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('The heron eats the frog in the last act')
  await visit('/main/public', { as: 'ada', size: 'phone', settings: { muteWords: ['frog'] } })
  const covered = post('Muted: contains “frog”')
  await expect.element(covered.content).not.toBeInTheDocument()
  expect(await faultsIn(covered.root)).toEqual([])
  await covered.show.click()
  const shown = post('last act')
  await expect.element(shown.content).toBeVisible()
  await expect.element(shown.muteAgain).toHaveAttribute('aria-expanded', 'true')
  expect(await faultsIn(shown.root)).toEqual([])
  await shown.muteAgain.click()
  await expect.element(covered.show).toHaveFocus()
})
