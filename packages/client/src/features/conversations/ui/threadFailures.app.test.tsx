import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { brokenReplies } from '#test/app/brokenReplies.ts'
import { converse, quarrel } from '#test/app/conversation.ts'
import { post, press } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const main = page.getByRole('main')
const alert = (id: Parameters<typeof text>[0]) => main.getByRole('alert').filter({ hasText: text(id) })
const retry = main.getByRole('button', { name: text('general.retry') })
const context = 'GET /api/v1/statuses/:id/context'

appTest('a conversation that does not exist says so, without a retry', async ({ visit }) => {
  await visit('/notice/9zzzzzzzzzzzzzzzzz')
  await expect.element(page.getByText(text('thread.gone'))).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})

appTest('a post that fails to load says why, and its conversation is there on a retry', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  const route = 'GET /api/v1/statuses/:id'
  let mend = server.fail(route, 502)
  await visit(`/notice/${root?.id ?? ''}`, { as: 'ada' })
  await expect.element(retry).toBeVisible()
  for (const [put, words] of brokenReplies) {
    mend()
    mend = put(server, route)
    await retry.click()
    await expect.element(alert(words)).toBeVisible()
  }
  mend()
  await retry.click()
  await expect.element(post('Boots.').content).toBeVisible()
})

appTest('a visitor is asked to sign in for a members-only post', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  server.fail('GET /api/v1/statuses/:id', Response.json({ error: 'Not for you' }, { status: 401 }))
  await visit(`/notice/${root?.id ?? ''}`, { size: 'phone' })
  await expect.element(page.getByText(text('thread.signInFirst'))).toBeVisible()
  await expect.element(main.getByRole('link', { name: text('shell.login') }).last()).toBeVisible()
})

for (const [as, words] of [
  [undefined, 'thread.signInFirst'],
  ['ada', 'thread.notShown'],
] as const)
  appTest(`a conversation that the server hides leaves the post, for ${as ?? 'a visitor'}`, async ({ server, visit }) => {
    const [root] = await converse(server, quarrel)
    server.fail(context, 403)
    await visit(`/notice/${root?.id ?? ''}`, as === undefined ? {} : { as })
    await expect.element(post('Root.').content).toBeVisible()
    await expect.element(alert(words)).toBeVisible()
    expect(await faultsIn(main)).toEqual([])
  })

appTest('an unreadable conversation leaves the post, and a retry keeps the focus until it helps', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  const mend = server.html(context)
  await visit(`/notice/${root?.id ?? ''}`)
  await expect.element(post('Root.').content).toBeVisible()
  await expect.element(alert('errors.unreadable')).toBeVisible()
  const before = server.requests.length
  await press(retry, '{Enter}')
  await expect.poll(() => server.requests.slice(before)).toContain(`GET /api/v1/statuses/${root?.id ?? ''}/context`)
  await server.settled()
  await expect.element(alert('errors.unreadable')).toBeVisible()
  await expect.element(retry).toHaveFocus()
  expect(await faultsIn(main)).toEqual([])
  mend()
  await retry.click()
  await expect.element(post('Boots.').content).toBeVisible()
  await expect.element(alert('errors.unreadable')).not.toBeInTheDocument()
})

appTest('a rate limit is respected: the retry waits', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  server.fail(
    'GET /api/v1/statuses/:id',
    Response.json({ error: 'Something went wrong' }, { status: 429, headers: { 'retry-after': '30' } }),
  )
  await visit(`/notice/${root?.id ?? ''}`)
  await expect.element(alert('errors.rateLimited')).toBeVisible()
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
})

appTest('a conversation from another server links to that server, and a local one does not', async ({ server, visit }) => {
  const words = 'Far off. Who hears me?'
  await server.arrange('postFromElsewhere', { author: 'rita@remote.example', words })
  const near = await (await server.somebody('bob')).post('Near. I hear you.')
  const app = await visit('/main/all', { as: 'ada' })
  const way = main.getByRole('link', { name: /may know more replies/ })
  await post(words).time.click()
  await expect.element(way).toHaveTextContent('remote.example may know more replies')
  const mend = server.fail(context, 500)
  await app.restart()
  await expect.element(main.getByRole('alert')).toBeVisible()
  await expect.element(way).toBeVisible()
  mend()
  await app.restart(`/notice/${near.id}`)
  await expect.element(post('Near.').content).toBeVisible()
  await server.settled()
  await expect.element(way).not.toBeInTheDocument()
})
