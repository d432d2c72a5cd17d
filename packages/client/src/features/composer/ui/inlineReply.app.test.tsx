import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { composerOf } from '#test/app/composer.ts'
import { line } from '#test/app/conversation.ts'
import { post } from '#test/app/locators.ts'
import { text, textStart } from '#test/app/text.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

appTest('a reply near the lower edge opens completely in view, and its caret stays above the buttons', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  for (let number = 1; number <= 9; number += 1) await bob.post(`Words ${number}.`)
  await visit('/users/bob', { as: 'ada', size: 'phone' })
  await expect.element(post('Words 9.').content).toBeVisible()
  const lowest = [...document.querySelectorAll('article')].findLast((card) => card.getBoundingClientRect().bottom <= innerHeight)
  const words = /Words \d\./.exec(lowest?.textContent ?? '')?.[0] ?? 'no post'
  await post(words).reply.click()
  const reply = composerOf('composer.replyLabel')
  await expect.element(reply.text).toHaveFocus()
  await expect.poll(() => edge(reply.root.element(), 'bottom')).toBeLessThanOrEqual(innerHeight)
  for (let line = 1; line <= 18; line += 1) await userEvent.keyboard(`Line ${line}{Enter}`)
  const tools = reply.post.element().parentElement ?? document.body
  await expect.poll(() => edge(reply.text.element(), 'bottom')).toBeLessThanOrEqual(edge(tools, 'top'))
})

appTest('an open reply holds back new posts, and outlives its parent post', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  const { id } = await bob.post('Read and answered')
  await ada.follow('bob')
  const app = await visit('/main/public', { as: 'ada' })
  await post('Read and answered').reply.click()
  const reply = composerOf('composer.replyLabel')
  await expect.element(reply.text).toHaveFocus()
  const before = edge(reply.root.element(), 'top')
  await bob.post('Written meanwhile')
  await feedsOf(app.session).loadNewer('public')
  await expect.element(page.getByRole('main').getByRole('button', { name: /1 new post/ })).toBeVisible()
  expect(edge(reply.root.element(), 'top')).toBe(before)
  await expect.element(post('Written meanwhile').root).toHaveLength(0)

  await userEvent.keyboard('I think')
  await app.advance(1000)
  await bob.client.request('DELETE', `/api/v1/statuses/${id}`)
  await app.advance(1000)
  await expect.element(reply.root).toHaveTextContent(text('composer.answeredGone'))
  await expect.element(reply.text).toHaveValue('@bob I think')
  await reply.post.click()
  const question = page.getByRole('dialog', { name: text('composer.answeredGone.title') })
  await expect.element(question).toBeVisible()
  expect(server.requests).not.toContain('POST /api/v1/statuses')
  await question.getByRole('button', { name: text('composer.answeredGone.confirm') }).click()
  await expect.element(question).not.toBeInTheDocument()
  await server.settled()
  const { body } = await ada.client.request('GET', `/api/v1/accounts/${ada.account.id}/statuses?limit=1`)
  expect(body).toMatchObject([{ in_reply_to_id: null, pleroma: { content: { 'text/plain': '@bob I think' } } }])
})

appTest('in a conversation new replies above, or a growing post, do not push the open reply', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const root = await bob.post('Root of it all')
  const upper = await bob.post('Upper branch', { inReplyToId: root.id })
  const lower = await bob.post('Lower branch', { inReplyToId: root.id })
  for (let number = 1; number <= 9; number += 1) await bob.post(`Below ${number}`, { inReplyToId: lower.id })
  await (await server.somebody('ada')).follow('bob')
  const app = await visit(`/notice/${root.id}`, { as: 'ada', settings: { conversationDisplay: 'tree' } })
  await expect.element(line('Below 1')).toBeInTheDocument()
  await line('Lower branch')
    .getByRole('button', { name: textStart('status.reply') })
    .first()
    .click()
  const reply = composerOf('composer.replyLabel')
  await expect.element(reply.text).toHaveFocus()
  await userEvent.keyboard('I think')
  await settled()
  let before = edge(reply.root.element(), 'top')
  /** Scroll positions are whole pixels, rows are not: each change may leave a fraction. */
  const expectUnmoved = async () => {
    await settled()
    const now = edge(reply.root.element(), 'top')
    expect(Math.abs(now - before)).toBeLessThanOrEqual(1)
    before = now
  }
  for (const words of ['One more above', 'And another one above']) {
    await bob.post(words, { inReplyToId: upper.id })
    await app.advance(1000)
    await expect.element(line(words)).toBeInTheDocument()
    await expectUnmoved()
  }
  // Content between the top and the form grows.
  const article = document.querySelector<HTMLElement>(`article[data-status="${upper.id}"]`)
  if (article) article.style.minBlockSize = `${article.offsetHeight + 150}px`
  await expectUnmoved()
  await userEvent.keyboard(' so')
  await expect.element(reply.text).toHaveValue('@bob I think so')
})

/** Two frames: sizes are reported in the first, and applied in the second. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

function edge(element: Element, side: 'top' | 'bottom'): number {
  return Math.round(element.getBoundingClientRect()[side])
}
