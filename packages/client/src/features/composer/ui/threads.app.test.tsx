import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { composerOf, openComposer } from '#test/app/composer.ts'
import { post } from '#test/app/locators.ts'
import { text, textStart } from '#test/app/text.ts'
import type { Somebody } from '#test/app/TestServer.ts'

/** The latest posts of an account, oldest first, with their parents. */
async function latestOf({ client, account }: Somebody, count: number) {
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=${count}`)
  const latest = body as { id: string; in_reply_to_id: string | null; pleroma: { content: { 'text/plain': string } } }[] // as the instance answers
  return latest
    .toReversed()
    .map(({ id, in_reply_to_id, pleroma }) => ({ id, repliesTo: in_reply_to_id, text: pleroma.content['text/plain'] }))
}

const isChained = (thread: readonly { id: string; repliesTo: string | null }[]) =>
  thread.slice(1).every(({ repliesTo }, index) => repliesTo === thread[index]?.id)

appTest('posts are written one after another, stored as a draft and posted as a thread', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  const app = await visit('/main/friends', { as: 'ada' })
  const form = await openComposer()
  const add = form.root.getByRole('button', { name: text('composer.thread.add') })
  await expect.element(add).toBeDisabled()
  await form.text.fill('First')
  await add.click()
  await expect.element(form.text).toHaveFocus()
  await expect.element(form.text).toHaveValue('')
  await userEvent.keyboard('Second')
  await add.click()
  await userEvent.keyboard('Third')
  const before = form.root.getByRole('list', { name: text('composer.thread.before') })
  await expect.element(before.getByRole('listitem')).toHaveLength(2)
  // The first post is changed, the second one removed.
  await before
    .getByRole('button', { name: textStart('composer.thread.show') })
    .first()
    .click()
  await expect.element(form.text).toHaveValue('First')
  await form.text.fill('First, mended')
  const after = form.root.getByRole('list', { name: text('composer.thread.after') })
  await after
    .getByRole('button', { name: textStart('composer.thread.remove') })
    .first()
    .click()
  await expect.element(after.getByRole('listitem')).toHaveLength(1)
  await app.advance(3000)
  await app.restart()
  await openComposer()
  await expect.element(form.text).toHaveValue('First, mended')
  await form.post.click()
  await expect.element(post('Third').content).toBeVisible()
  const posted = await latestOf(ada, 2)
  expect(posted.map((one) => one.text)).toEqual(['First, mended', 'Third'])
  expect(isChained(posted)).toBe(true)
})

appTest('a thread that stops after two posts continues there, without posting one twice', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await visit('/main/friends', { as: 'ada' })
  const form = await openComposer()
  await form.text.fill('One')
  for (const words of ['Two', 'Three']) {
    await form.root.getByRole('button', { name: text('composer.thread.add') }).click()
    await userEvent.keyboard(words)
  }
  // The server has the second post, and its response is none.
  let posted = 0
  const mend = server.change('POST /api/v1/statuses', (body) => {
    posted += 1
    return posted === 2 ? null : body
  })
  await form.post.click()
  await expect.element(form.error).toBeVisible()
  await expect.element(form.text).toHaveValue('Two')
  await expect.element(form.root).toHaveTextContent(text('composer.thread.continues'))
  mend()
  await form.post.click()
  await expect.poll(async () => (await latestOf(ada, 3)).map((one) => one.text)).toEqual(['One', 'Two', 'Three'])
  const thread = await latestOf(ada, 4)
  expect([thread.length, isChained(thread)]).toEqual([3, true])
})

appTest('a reply can continue in its own thread', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  const question = await bob.post('Tell me all of it')
  await visit('/main/public', { as: 'ada' })
  await post('Tell me all of it').reply.click()
  const form = composerOf('composer.replyLabel')
  await expect.element(form.text).toHaveFocus()
  await userEvent.keyboard('First this')
  await form.root.getByRole('button', { name: text('composer.thread.add') }).click()
  await userEvent.keyboard('then that')
  await form.post.click()
  await expect.element(form.root).not.toBeInTheDocument()
  await expect.poll(async () => (await latestOf(ada, 2)).map((one) => one.text)).toEqual(['@bob First this', 'then that'])
  const posted = await latestOf(ada, 2)
  expect([posted[0]?.repliesTo, isChained(posted)]).toEqual([question.id, true])
})
