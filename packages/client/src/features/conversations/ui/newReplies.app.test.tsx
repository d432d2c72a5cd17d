import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { converse, line, outline, quarrel } from '#test/app/conversation.ts'
import { post } from '#test/app/locators.ts'
import { text, textStart } from '#test/app/text.ts'

const main = page.getByRole('main')
const newReplies = main.getByRole('button', { name: /new repl/ })
const fillers = Array.from({ length: 12 }, (_, n) => [0, `Filler ${n}. ${'Reeds. '.repeat(40)}`] as const)
const tree = { conversationDisplay: 'tree' }
const topOf = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().top)

appTest('new replies take their place, are marked until they are seen, and are counted out of sight', async ({ server, visit }) => {
  const posts = await converse(server, [...quarrel, ...fillers])
  await (await server.somebody('ada')).follow('bob')
  const bob = await server.somebody('bob')
  const app = await visit(`/notice/${posts[0]?.id ?? ''}`, { as: 'ada', settings: tree })
  await expect.element(post('Boots.').content).toBeVisible()
  await app.advance(1000)
  await bob.post('Fresh. It rained.', { inReplyToId: posts[1]?.id ?? null })
  const mark = line(/^(?!.*Root).*Fresh/s).getByText(text('thread.new'), { exact: true })
  await expect.element(mark).toBeVisible()
  await expect.poll(outline).toEqual(expect.arrayContaining(['-Upper', '--Fresh']))
  await expect
    .poll(async () => {
      await app.advance(1000)
      return mark.query()
    })
    .toBeNull()

  const before = topOf(post('Root.').root)
  await bob.post('Late. Far down.', { inReplyToId: posts[0]?.id ?? null })
  await expect.element(newReplies).toBeVisible()
  expect(Math.abs(topOf(post('Root.').root) - before)).toBeLessThanOrEqual(1)
  await userEvent.keyboard('.')
  await expect.element(post('Late.').root).toHaveFocus()
  await expect.element(post('Late.').content).toBeInViewport()
  await expect.element(newReplies).not.toBeInTheDocument()

  // One's own reply that lands far below is led to as well.
  scrollTo(0, 0)
  await post('Root.').reply.click()
  await main.getByRole('textbox').last().fill('Mine. At the end.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const ownReply = main.getByRole('button', { name: text('thread.ownReply') })
  await expect.element(ownReply).toBeVisible()
  await expect.element(post('Root.').content).toBeInViewport()
  await ownReply.click()
  await expect.element(post('Mine.').content).toBeInViewport()
  await expect.element(ownReply).not.toBeInTheDocument()
})

appTest('a new reply outside of the branch on screen leads to the whole conversation, and back again', async ({ server, visit }) => {
  const posts = await converse(server, quarrel)
  await (await server.somebody('ada')).follow('bob')
  const bob = await server.somebody('bob')
  const app = await visit(`/notice/${posts[1]?.id ?? ''}`, { as: 'ada', settings: tree })
  const part = ['Root', 'Upper', '-Never', '--Once']
  await expect.poll(outline).toEqual(part)
  await app.advance(1000)
  await bob.post('Aside. With a boat.', { inReplyToId: posts[4]?.id ?? null })
  await newReplies.click()
  await expect.element(post('Aside.').content).toBeInViewport()
  expect(location.hash).toBe('#all')
  await expect.poll(outline).toEqual(expect.arrayContaining(['-Upper', '-Lower', '--Boots', '--Aside']))
  history.back()
  await expect.poll(outline).toEqual(part)
  await main.getByRole('button', { name: textStart('thread.whole') }).click()
  await expect.poll(outline).toHaveLength(7)
})
