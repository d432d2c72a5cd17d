import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { databasesOf } from '../harness/databasesOf.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { watchAccounts, type AccountWatch } from '../harness/watchAccounts.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** Requests of an account while another one is on screen. */
const ownPoller = ['GET /api/v1/accounts/verify_credentials', 'GET /api/v1/notifications/unread_count']

/** Records the requests of a tab that shows `account`, until stopped; fails on requests of another account. */
function expectOnly(watch: AccountWatch, page: Page, account: string): () => void {
  const from = watch.requests.length
  return () => {
    const ofOthers = watch.requests
      .slice(from)
      .filter((request) => request.page === page && request.account !== null && request.account !== account)
      .filter(({ call }) => !ownPoller.includes(call))
    expect(
      ofOthers.map(({ call, account: other }) => `${other}: ${call}`),
      `on the page of ${account}`,
    ).toEqual([])
  }
}

/** The ids that a request names, in its path, its query or its body. */
function idsIn(request: string): string[] {
  return [...request.matchAll(/(?:\/|id=|id":")([A-Za-z0-9]+)/g)].map(([, id = '']) => id)
}

journey('two accounts in one browser know nothing of each other', async ({ visit, product }) => {
  const [ada, bob, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'dave')])
  await Promise.all([ada.follow('dave'), bob.follow('dave')])
  const open = await dave.post('For everybody')
  await dave.post('@bob For the first of them alone', { visibility: 'direct' })
  await dave.post('@ada For the second of them alone', { visibility: 'direct' })
  const secrets = { bob: ['For the first of them alone', 'Half a thought of bob'], ada: ['For the second of them alone'] }
  const sockets = { ada: liveSockets(product, ada.account.id), bob: liveSockets(product, bob.account.id) }

  const { page, context } = await visit()
  const watch = watchAccounts(context)
  const shell = new ShellPage(page)
  const timeline = new TimelinePage(page)
  const composer = ComposerPage.forNew(page)
  const signIn = new SignInPage(page, product)
  const showsNothingOf = async (other: 'ada' | 'bob', on = page) => {
    const text = await on.locator('body').innerText()
    for (const secret of secrets[other]) expect(text).not.toContain(secret)
  }

  // Bob signs in.
  await signIn.signIn('bob')
  await watch.readKnown(page)
  let check = expectOnly(watch, page, 'bob')
  await expect(timeline.status(/For the first of them alone/).content).toBeVisible()
  await expect.poll(sockets.bob.count).toBe(1)
  await showsNothingOf('ada')
  check()

  // Ada is added; nothing of the sign-in carries bob's token.
  const added = watch.requests.length
  await shell.addAccount()
  await signIn.enter('ada', product.passwordOf('ada'))
  await expect(timeline.status(/For the second of them alone/).content).toBeVisible()
  await watch.readKnown(page)
  const signingIn = watch.requests.slice(added).filter(({ call }) => /oauth|\/apps$/.test(call))
  expect(signingIn.map(({ call, account }) => [call, account])).toContainEqual(['POST /oauth/token', null])
  expect(signingIn.every(({ account }) => account === null)).toBe(true)
  await expect.poll(() => [sockets.ada.count(), sockets.bob.count()]).toEqual([1, 0])
  check = expectOnly(watch, page, 'ada')
  await showsNothingOf('bob')
  await shell.openAccounts()
  await expect(shell.accountItem('bob')).toHaveAttribute('aria-checked', 'false')
  await expect(shell.accountItem('ada')).toHaveAttribute('aria-checked', 'true')
  check()

  // Back to Bob, who favourites, posts, and leaves a draft.
  await shell.accountItem('bob').click()
  await expect(timeline.status(/For the first of them alone/).content).toBeVisible()
  await expect.poll(() => [sockets.ada.count(), sockets.bob.count()]).toEqual([0, 1])
  check = expectOnly(watch, page, 'bob')
  await showsNothingOf('ada')
  await timeline.status('For everybody').favourite.click()
  await expect(timeline.status('For everybody').favourite).toHaveAttribute('aria-pressed', 'true')
  await composer.text.fill('Posted as bob')
  await composer.post.click()
  await expect(timeline.status('Posted as bob').content).toBeVisible()
  await composer.text.fill('Half a thought of bob')
  await expect.poll(async () => JSON.stringify(await databasesOf(page))).toContain('Half a thought of bob')
  check()
  const { items } = { items: await Promise.all([ada, bob].map(({ client }) => client.request('GET', `/api/v1/statuses/${open.id}`))) }
  expect(items.map(({ body }) => (body as { favourited: boolean }).favourited)).toEqual([false, true]) // a status of the instance

  // Ada again, over a reload.
  await shell.switchTo('ada')
  await expect(timeline.status(/For the second of them alone/).content).toBeVisible()
  check = expectOnly(watch, page, 'ada')
  await showsNothingOf('bob')
  await expect(composer.text).toHaveValue('')
  await expect(timeline.status('For everybody').favourite).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(timeline.status(/For the second of them alone/).content).toBeVisible()
  await showsNothingOf('bob')
  check()

  // A second tab starts with the last chosen account and switches to the other one; the first tab stays.
  const second = await context.newPage()
  const other = new ShellPage(second)
  const checkFirst = expectOnly(watch, page, 'ada')
  await second.goto('/main/friends')
  await expect(new TimelinePage(second).status(/For the second of them alone/).content).toBeVisible()
  await other.switchTo('bob')
  await expect(new TimelinePage(second).status(/For the first of them alone/).content).toBeVisible()
  check = expectOnly(watch, second, 'bob')
  await expect(ComposerPage.forNew(second).text).toHaveValue('Half a thought of bob')
  await showsNothingOf('ada', second)
  await expect.poll(() => [sockets.ada.count(), sockets.bob.count()]).toEqual([1, 1])
  await dave.post('@bob For the first of them alone, live', { visibility: 'direct' })
  await expect(
    new TimelinePage(second)
      .status(/alone, live/)
      .content.or(new TimelinePage(second).newPosts)
      .first(),
  ).toBeVisible()
  await second.reload()
  await expect(new TimelinePage(second).status(/alone, live/).content).toBeVisible()
  await page.reload()
  await expect(timeline.status(/For the second of them alone/).content).toBeVisible()
  await showsNothingOf('bob')
  check()
  checkFirst()

  // Two databases, and nothing of one in the other.
  const stored = await databasesOf(page)
  const host = new URL(product.origin).host
  const [ofAda, ofBob] = [ada, bob].map(({ account }) => stored[`rookery:${account.id}@${host}`] ?? '')
  expect(ofBob).toContain('Half a thought of bob')
  for (const secret of secrets.bob) expect(ofAda).not.toContain(secret)
  for (const secret of secrets.ada) expect(ofBob).not.toContain(secret)

  // Bob is signed out in the second tab, which goes on as ada; nothing of bob is left.
  // The first of the tabs that has the code for it says so to the server.
  await Promise.all([context.waitForEvent('request', (request) => request.url().endsWith('/oauth/revoke')), other.signOutOf('bob')])
  await expect(new TimelinePage(second).status(/For the second of them alone/).content).toBeVisible()
  check = expectOnly(watch, second, 'ada')
  await expect.poll(sockets.bob.count).toBe(0)
  await showsNothingOf('bob', second)
  await expect.poll(async () => (await databasesOf(second))[`rookery:${bob.account.id}@${host}`] ?? '[[]]').toBe('[[]]')
  expect(await second.evaluate(() => [localStorage, sessionStorage].map((stored) => JSON.stringify(stored)).join(' '))).not.toContain(
    watch.tokenOf('bob'),
  )
  await expect(timeline.status(/For the second of them alone/).content).toBeVisible()
  check()

  // No request had an id that the server has sent to the other account only, and no address had a token.
  for (const [account, not] of [
    ['ada', 'bob'],
    ['bob', 'ada'],
  ] as const) {
    const foreign = await watch.idsOfOnly(not)
    expect(foreign.size).toBeGreaterThan(0)
    const named = watch.requests.filter((request) => request.account === account).flatMap(({ url, body }) => idsIn(`${url} ${body}`))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((id) => foreign.has(id))).toEqual([])
  }
  for (const { url } of watch.requests) for (const name of ['ada', 'bob']) expect(url).not.toContain(watch.tokenOf(name))
  expect(watch.requests.filter(({ account }) => account?.startsWith('unknown'))).toEqual([])
})
