import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices, press } from '#test/app/locators.ts'
import type { Somebody } from '#test/app/TestServer.ts'
import { label, text, textStart } from '#test/app/text.ts'

const main = () => page.getByRole('main')
const row = (name: string) =>
  main()
    .css('[data-row]')
    .filter({ hasText: `@${name}` })
const response = (name: string, kind: 'approve' | 'deny') => row(name).getByRole('button', { name: text(`followRequest.${kind}`) })
const follows =
  ({ client }: Somebody, id: AccountId) =>
  async () =>
    (await accounts.relationships(client, [id]))[0]?.followedBy

/** The entry of the requests in the navigation, with their number. */
const entry = () => page.getByRole('navigation').getByRole('link', { name: text('followRequests.title') })

appTest('requests to follow are counted, approved and denied', async ({ server, visit }) => {
  const [carol, bob, dave] = await Promise.all([server.somebody('carol'), server.somebody('bob'), server.somebody('dave')])
  await bob.follow('carol')
  await dave.follow('carol')
  await visit('/friend-requests', { as: 'carol' })
  await row('bob')
    .getByRole('button', { name: textStart('account.card') })
    .click()
  await expect.element(row('bob')).toHaveTextContent(text('popover.requestedBy'))
  await expect.element(entry()).toHaveTextContent('2')
  await response('bob', 'approve').click()
  await expect.element(row('bob')).not.toBeInTheDocument()
  await expect.poll(follows(carol, bob.account.id)).toBe(true)
  await expect.element(entry()).toHaveTextContent('1')
  // The notification of the request now says that Bob follows.
  const column = page.getByRole('complementary', { name: label('shell.notifications') })
  const news = column.getByRole('article').filter({ hasText: '@bob' })
  await expect.element(news.filter({ hasText: 'follows you' }).first()).toBeVisible()
  await expect.element(news.filter({ hasText: 'wants to follow' })).toHaveLength(0)

  const mend = server.fail('POST /api/v1/follow_requests/:id/reject', 500)
  await response('dave', 'deny').click()
  await expect.element(notices()).toHaveTextContent('The request was not denied')
  await expect.element(response('dave', 'deny')).toBeVisible()
  mend()
  await response('dave', 'deny').click()
  await expect.element(main()).toHaveTextContent(text('followRequests.empty'))
})

appTest('the menu of a phone counts the requests', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.follow('carol')
  await visit('/friend-requests', { as: 'carol', size: 'phone' })
  const menu = page.getByRole('button', { name: text('shell.openMenu') })
  await menu.click()
  await expect.element(entry()).toHaveTextContent('1')
  await userEvent.keyboard('{Escape}')
  await response('bob', 'approve').click()
  await expect.element(row('bob')).not.toBeInTheDocument()
  await menu.click()
  await expect.element(entry()).not.toHaveTextContent('1')
})

for (const [name, kind] of [
  ['bob', 'approve'],
  ['dave', 'deny'],
] as const)
  appTest(`with its setting on, a question is shown before a request is settled: ${kind}`, async ({ server, visit }) => {
    const [carol, other] = await Promise.all([server.somebody('carol'), server.somebody(name)])
    await other.follow('carol')
    const isFollowed = follows(carol, other.account.id)
    await visit('/friend-requests', { as: 'carol', settings: { modalOnApproveFollow: true, modalOnDenyFollow: true } })
    const question = dialog(text(`followRequest.${kind}.title`))
    await response(name, kind).click()
    await expect.element(question).toHaveTextContent(`@${name}`)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(response(name, kind)).toHaveFocus()
    expect(await isFollowed()).toBe(false)
    await response(name, kind).click()
    await question.getByRole('button', { name: text(`followRequest.${kind}`) }).click()
    await expect.element(row(name)).not.toBeInTheDocument()
    await expect.poll(isFollowed).toBe(kind === 'approve')
    await expect.element(main()).toHaveTextContent(text('followRequests.empty'))
  })

appTest('many requests come page by page, and answering one fetches none of them again', async ({ server, visit }) => {
  await server.arrange('requestFollows', { name: 'carol', count: 45 })
  await visit('/friend-requests', { as: 'carol', size: 'phone' })
  const swan = (number: number) =>
    main()
      .css('[data-row]')
      .filter({ has: page.getByText(`Swan ${number}`, { exact: true }) })
  const more = main().getByRole('button', { name: text('followRequests.more') })
  await expect.element(swan(45)).toBeVisible()
  await more.click()
  await expect.element(swan(25)).toBeInTheDocument()
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  const fifth = await swan(5).findElement()
  fifth.scrollIntoView()
  await expect.element(swan(5)).toBeInViewport()
  const before = server.requests.length
  await press(swan(5).getByRole('button', { name: text('followRequest.approve') }), '{Enter}')
  await expect.element(swan(5)).not.toBeInTheDocument()
  await expect.element(notices()).toHaveTextContent('Swan 5')
  expect(document.activeElement?.closest('[data-row]')?.textContent).toMatch(/Swan [46]/)
  await swan(4)
    .getByRole('button', { name: text('followRequest.deny') })
    .click()
  await expect.element(swan(4)).not.toBeInTheDocument()
  await expect.element(swan(6)).toBeVisible()
  const requests = () => server.requests.slice(before)
  await expect.poll(() => requests().filter((request) => request.startsWith('POST'))).toHaveLength(2)
  expect(requests().filter((request) => request === 'GET /api/v1/follow_requests')).toEqual([])
})
