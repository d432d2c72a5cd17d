import type { Response } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { textStart } from '../harness/text.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey(
  'an unreachable server and a wrong password show errors, and a session survives a reload until sign-out',
  async ({ visit, product }) => {
    const { page, watch } = await visit()
    watch.expectComplaint(/status of 40[01]|ERR_CONNECTION_REFUSED/)
    const signIn = new SignInPage(page, product)
    await signIn.open()
    const mend = await breakCalls(page, 'POST', '/oauth/token', { kind: 'unreachable' })
    await signIn.enter('ada', 'not the password')
    await expect(signIn.error).not.toBeEmpty()
    await expect(signIn.name).toHaveValue('ada')
    await mend()
    await signIn.submit.click()
    // The server's own words.
    await expect(signIn.error).toContainText('Invalid credentials')
    await expect(signIn.password).toBeFocused()
    await expect(signIn.name).toHaveValue('ada')
    await signIn.password.fill(product.passwordOf('ada'))
    await signIn.submit.click()
    const timeline = new TimelinePage(page)
    await expect(timeline.heading('home')).toBeVisible()
    await page.reload()
    await expect(timeline.heading('home')).toBeVisible()

    // The server would reject requests that are under way when the token is revoked.
    await waitForRest(page)
    const shell = new ShellPage(page)
    await Promise.all([page.waitForRequest((request) => request.url().endsWith('/oauth/revoke')), shell.signOut()])
    await expect(shell.loginHint).toBeVisible()
    await page.goto('/main/friends')
    await expect(page).not.toHaveURL(/friends/)
  },
)

journey('signing out works without a connection, and the server is notified when the connection is back', async ({ visit, product }) => {
  const ada = await somebody(product, 'ada')
  const { page, context, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|WebSocket|could not be fetched/)
  await new TimelinePage(page).open('home')
  // Moving the pointer loads the code for signing out.
  await expect(async () => {
    await page.mouse.move(400, 300)
    await page.mouse.move(410, 300)
    const styles = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(styles.some((name) => /window-[^/]*\.css$/.test(name))).toBe(true)
  }).toPass()
  await waitForRest(page)
  await context.setOffline(true)
  const shell = new ShellPage(page)
  await shell.signOut()
  await expect(shell.loginHint).toBeVisible()
  await expect(page.getByText(textStart('signOut.later'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('rookery.accounts'))).not.toContain('accessToken')
  const named = (id: string) => Object.entries(localStorage).filter((stored) => stored.join().includes(id))
  expect(await page.evaluate(named, ada.account.id)).toEqual([])
  const isRevoked = (response: Response) => response.url().endsWith('/oauth/revoke') && response.ok()
  await Promise.all([page.waitForResponse(isRevoked), context.setOffline(false)])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rookery.revocations'))).toBeNull()
})

journey(
  'after a sign-out the next account sees no data of the previous account, not even its early responses',
  async ({ visit, product }) => {
    const [ada, bob, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'dave')])
    await Promise.all([bob.follow('dave'), ada.follow('dave')])
    await dave.post('@ada For the second reader alone', { visibility: 'direct' })
    await dave.post('@bob For the first reader alone', { visibility: 'direct' })
    for (let n = 1; n <= 12; n += 1)
      await dave.post(`@bob Told to the first reader, ${n}. ${'And so on. '.repeat(40)}`, { visibility: 'direct' })
    const { page } = await visit()
    const timeline = new TimelinePage(page)
    await new SignInPage(page, product).signIn('bob')
    await expect(timeline.posts.first()).toBeVisible()
    await waitForRest(page)

    // With a stored scroll position the next start requests newer posts, and makes no early request.
    await page.evaluate(() => scrollTo(0, 1700))
    const hints = () => page.evaluate((id) => localStorage.getItem(`rookery.start:${id}@${location.host}`), bob.account.id)
    await expect.poll(hints).toContain('"places":["/main/friends"]')
    const pages: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/timelines/home')) pages.push(request.url())
    })
    // Sent last after a start: at the sign-out it would meet a token that is revoked.
    await Promise.all([page.waitForResponse(/\/api\/v1\/domain_blocks/), page.reload()])
    await waitForRest(page)
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((url) => !/[?&](since_id|max_id)=/.test(url))).toEqual([])

    // In the same document, so that its memory stays.
    const shell = new ShellPage(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await shell.signOut()
    await shell.loginHint.click()
    await new SignInPage(page, product).enter('ada', product.passwordOf('ada'))
    await expect(timeline.status('For the second reader alone').content).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(await page.locator('body').innerText()).not.toContain('the first reader')
    await page.reload()
    await expect(timeline.status('For the second reader alone').content).toBeVisible()
    expect(await page.locator('body').innerText()).not.toContain('the first reader')
  },
)
