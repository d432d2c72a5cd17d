import * as polls from '@rookery/api/calls/polls'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { goTo, post, press, setChecked } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const pollOf = (options: readonly string[], multiple = false) => ({ options: [...options], expiresIn: 3600, multiple })

/** The poll of a post. */
function pollIn(root: Locator) {
  const results = root.getByRole('list', { name: text('poll.results') })
  return {
    results,
    result: (index: number) => results.getByRole('listitem').nth(index),
    choice: (title: string) => root.getByLabelText(title, { exact: true }),
    vote: root.getByRole('button', { name: text('poll.vote'), exact: true }),
  }
}

appTest('a vote counts immediately, is sent once, and survives a reload', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Which boat?', { poll: pollOf(['The red one', 'The blue one', 'None']) })
  const app = await visit('/main/public', { as: 'ada' })
  const poll = pollIn(post('Which boat?').root)
  await expect.element(poll.vote).toBeDisabled()
  await setChecked(poll.choice('The blue one'), true)
  const release = server.hold('POST /api/v1/polls/:id/votes')
  await press(poll.vote, '{Enter}')
  await expect.element(poll.result(1)).toHaveTextContent(text('poll.own'))
  await expect.element(poll.result(1)).toHaveTextContent('100%')
  await expect.element(poll.vote).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect.element(poll.vote).not.toBeInTheDocument()
  await expect.poll(() => poll.results.element().parentElement).toBe(document.activeElement)
  await app.restart()
  await expect.element(poll.result(1)).toHaveTextContent(text('poll.own'))
  await expect.element(poll.result(0)).toHaveTextContent('0%')
  expect(server.requests.filter((request) => request.endsWith('/votes'))).toHaveLength(1)
})

appTest('a rejected vote leaves the choice and says why', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Which cakes?', { poll: pollOf(['Rye', 'Seeds', 'Both'], true) })
  await visit('/main/public', { as: 'ada', size: 'phone' })
  const card = post('Which cakes?')
  const poll = pollIn(card.root)
  const mend = server.fail('POST /api/v1/polls/:id/votes', Response.json({ error: 'The urn is stuck' }, { status: 500 }))
  await setChecked(poll.choice('Rye'), true)
  await setChecked(poll.choice('Both'), true)
  await poll.vote.click()
  await expect.element(card.error).toHaveTextContent('The urn is stuck')
  await expect.element(poll.choice('Rye')).toBeChecked()
  await expect.element(poll.choice('Both')).toBeChecked()
  await expect.element(poll.choice('Seeds')).not.toBeChecked()
  mend()
  await poll.vote.click()
  await expect.element(poll.result(0)).toHaveTextContent('100%')
  await expect.element(card.error).not.toBeInTheDocument()
})

appTest.for([undefined, 'bob'] as const)('results are shown to visitors and to the author (%s)', async (as, { server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Whose turn?', { poll: pollOf(['Mine', 'Yours']) })
  await visit('/main/public', as === undefined ? {} : { as })
  const poll = pollIn(post('Whose turn?').root)
  await expect.element(poll.results).toBeVisible()
  await expect.element(poll.vote).not.toBeInTheDocument()
})

appTest('a poll on screen shows votes of others within half a minute, and is not fetched on other screens', async ({ server, visit }) => {
  const [bob, mona] = await Promise.all([server.somebody('bob'), server.somebody('mona')])
  const { poll: asked } = await bob.post('Who counts?', { poll: pollOf(['You', 'I']) })
  if (!asked) throw new Error('The post has no poll.')
  const app = await visit('/main/public', { as: 'bob' })
  const poll = pollIn(post('Who counts?').root)
  await expect.element(poll.result(1)).toHaveTextContent('0%')
  await polls.vote(mona.client, asked.id, [1])
  await app.advance(31_000)
  await expect.element(poll.result(1)).toHaveTextContent('100%')
  const fetches = () => server.requests.filter((request) => request.includes('/api/v1/polls/')).length
  const before = fetches()
  await goTo('timeline.bookmarks')
  await expect.element(poll.results).not.toBeInTheDocument()
  await app.advance(90_000)
  expect(fetches()).toBe(before)
})
