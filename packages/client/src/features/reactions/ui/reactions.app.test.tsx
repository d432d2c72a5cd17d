import * as reactions from '@rookery/api/calls/reactions'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { hoverUntilShown } from '#test/app/hoverUntilShown.ts'
import { chooseItem, dialog, post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const birds = ['🦆', '🦢', '🦉', '🐦', '🦅', '🐓', '🦜', '🦚', '🐧', '🐤', '🦃', '🦩', '🐣', '🐥']

appTest('of many reactions twelve are shown first, and each names its accounts', async ({ server, visit }) => {
  const [bob, dave] = await Promise.all([server.somebody('bob'), server.somebody('dave')])
  const { id } = await bob.post('Which bird?')
  for (const bird of birds) await reactions.add(dave.client, id, bird)
  const app = await visit('/main/public', { as: 'ada' })
  const card = post('Which bird?')
  const pills = card.root.getByRole('list', { name: text('status.reactions') }).css('[data-reaction]')
  await expect.element(pills).toHaveLength(12)
  await card.root.getByRole('button', { name: /2 more reactions/ }).click()
  await expect.element(pills).toHaveLength(14)
  expect(await faultsIn(card.root)).toEqual([])
  const tooltip = page.getByRole('tooltip')
  await hoverUntilShown(app, pills.nth(0), tooltip)
  await expect.element(tooltip).toHaveTextContent('Dave')
  await userEvent.unhover(pills.nth(0))
  await app.advance(1000)
  await expect.element(tooltip).not.toBeInTheDocument()
  await pills.nth(13).click()
  await expect.element(pills.nth(13)).toHaveAttribute('aria-pressed', 'true')
  // The menu shows it for touch and keyboard, which have no hover.
  await card.menu.click()
  await chooseItem('post.reactions')
  const list = dialog(text('post.reactions'))
  await expect.element(list.getByRole('region').filter({ hasText: '@dave' })).toHaveLength(14)
  await expect.element(list.getByRole('region', { name: /^🦆/ })).toHaveTextContent('@dave')
  await userEvent.keyboard('{Escape}')
  await expect.element(card.menu).toHaveFocus()
})

appTest('a rejected removal of a reaction leaves it there with the reason', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const { id } = await bob.post('A heron on the roof')
  await reactions.add(bob.client, id, '🎉')
  const app = await visit('/main/public', { as: 'ada', size: 'phone' })
  const card = post('A heron on the roof')
  const party = card.root.getByRole('button', { name: /^🎉/ })
  await party.click()
  await expect.element(party).toHaveAttribute('aria-pressed', 'true')
  await expect.element(party).toHaveTextContent('2')
  await server.settled()
  await app.restart()
  await expect.element(party).toHaveAttribute('aria-pressed', 'true')
  const mend = server.fail(
    'DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji',
    Response.json({ error: 'The pond has frozen' }, { status: 500 }),
  )
  await party.click()
  await expect.element(card.error).toHaveTextContent('The pond has frozen')
  expect(await faultsIn(card.root)).toEqual([])
  await expect.element(party).toHaveAttribute('aria-pressed', 'true')
  mend()
  await party.click()
  await expect.element(party).toHaveAttribute('aria-pressed', 'false')
  await expect.element(party).toHaveTextContent('1')
})
