import * as accounts from '@rookery/api/calls/accounts'
import * as reports from '@rookery/api/calls/reports'
import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { feedHandlesPresses, goTo } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'
import { resizePage } from '#test/resizePage.ts'

const main = page.getByRole('main')
const items = main.getByRole('article')
const tab = (name: 'mentions' | 'likes' | 'follows' | 'moves' | 'reports') => main.getByRole('tab', { name: label(`interactions.${name}`) })

appTest('each kind of interaction has its tab, and going back or reloading finds the tab again', async ({ server, visit }) => {
  const [ada, bob, dave] = await Promise.all([server.somebody('ada'), server.somebody('bob'), server.somebody('dave')])
  const { id } = await ada.post('The otter is back')
  await statuses.favourite(bob.client, id)
  await statuses.reblog(dave.client, id)
  await dave.follow('ada')
  await bob.post('@ada Where exactly?', { inReplyToId: id })
  const app = await visit('/main/public', { as: 'ada' })
  await goTo('nav.interactions')
  await expect.element(items).toHaveTextContent('Where exactly?')
  expect(location.pathname).toBe('/users/ada/interactions')
  await tab('follows').click()
  await expect.element(items).toHaveTextContent('Dave')
  await tab('likes').click()
  await expect.element(items).toHaveLength(2)
  await items.first().getByRole('link', { name: 'The otter is back' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
  history.back()
  await expect.element(tab('likes')).toHaveAttribute('aria-selected', 'true')
  await expect.element(items).toHaveLength(2)
  await app.restart()
  await expect.element(tab('likes')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('moves')).not.toBeInTheDocument()
})

appTest('new interactions are pending above the others, and keys work below the tabs', async ({ server, visit }) => {
  const dave = await server.somebody('dave')
  for (let n = 1; n <= 15; n += 1) await dave.post(`@mona Question ${n}, at some length. ${'Is that so? '.repeat(n % 4)}`)
  // With a live connection new ones come in by themselves.
  const app = await visit('/users/mona/interactions', { as: 'mona', settings: { streaming: false } })
  await resizePage(1440, 600)
  await expect.element(items.first()).toHaveTextContent('Question 15')
  await dave.post('@mona Two')
  await app.advance(25_000)
  const button = main.getByRole('button', { name: /^Show 1 new one$/ })
  await button.click()
  await expect.element(items.first()).toHaveTextContent('Two')
  await expect.element(button).not.toBeInTheDocument()
  await feedHandlesPresses()

  await app.restart()
  await expect.element(items.first()).toHaveTextContent('Two')
  const isInSight = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    return there !== null && (element.contains(there) || there.contains(element))
  }
  const focused = main.css('article:focus')
  for (let n = 1; n <= 6; n += 1) {
    await userEvent.keyboard('j')
    await expect.element(focused).toHaveAttribute('aria-posinset', String(n))
    await expect.poll(() => isInSight(focused.getByRole('link', { name: 'Dave' }).first().element())).toBe(true)
  }
  // Back to posts that are above the window by now.
  for (let n = 1; n <= 4; n += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(() => document.activeElement !== null && isInSight(document.activeElement)).toBe(true)
  }
})

appTest('moved accounts have a tab for readers whose server does not follow moves', async ({ server, visit }) => {
  const carol = await server.somebody('carol')
  await accounts.updateCredentials(carol.client, { allowFollowingMove: false })
  await visit('/users/carol/interactions#moves', { as: 'carol' })
  await expect.element(tab('moves')).toHaveAttribute('aria-selected', 'true')
  await expect.element(main).toHaveTextContent(text('interactions.empty'))
})

appTest('staff find the reports that arrived while they were away', async ({ server, visit }) => {
  const [carol, bob] = await Promise.all([server.somebody('carol'), server.somebody('bob')])
  await reports.create(carol.client, { accountId: bob.account.id, statusIds: [], comment: 'Noise at night', forward: false })
  await visit('/users/mona/interactions', { as: 'mona', size: 'phone' })
  await tab('reports').click()
  await expect.element(items.first()).toHaveTextContent(/Carol.*Bob/)
})

appTest('members have no tab for reports', async ({ visit }) => {
  await visit('/users/bob/interactions#reports', { as: 'bob' })
  await expect.element(tab('mentions')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('reports')).not.toBeInTheDocument()
})
