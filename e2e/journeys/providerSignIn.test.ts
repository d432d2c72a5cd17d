import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { startProduct } from '../harness/startProduct.ts'
import { text, textStart } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a sign-in on the page of the server returns signed in, or with the reason for its failure', async ({ visit }) => {
  const product = await startProduct({ seed: 'small', config: { loginMethod: 'token' } })
  try {
    const { page, watch } = await visit({ baseURL: product.origin })
    watch.expectComplaint(/status of (400|500)|ERR_CONNECTION_REFUSED/)
    const main = page.getByRole('main')
    const begin = async () => {
      await page.goto('/login?from=%2Fabout')
      await main.getByRole('button', { name: text('signIn.action') }).click()
      await expect(page).toHaveURL(/\/oauth\/authorize\?/)
      return new URL(page.url()).searchParams
    }
    /** The query that the server's page returns with. */
    const comeBack = (query: Record<string, string>) => page.goto(`/oauth-callback?${new URLSearchParams(query).toString()}`)
    const notified = main.getByRole('alert')

    // Going back from the server's page shows the sign-in form as it was.
    await begin()
    await page.goBack()
    await expect(main.getByRole('button', { name: text('signIn.action') })).toBeEnabled()

    const denied = await begin()
    await comeBack({ error: 'access_denied', error_description: 'You said no', state: denied.get('state') ?? '' })
    await expect(notified).toContainText('You said no')
    expect(new URL(page.url()).search).not.toContain('state')

    await begin()
    await comeBack({ code: 'stolen', state: 'of somebody else' })
    await expect(notified).toContainText(text('login.flowUnknown'))

    const worn = await begin()
    await comeBack({ code: 'used-before', state: worn.get('state') ?? '' })
    await expect(notified).toContainText('Invalid credentials')

    const lost = await begin()
    const mend = await breakCalls(page, 'POST', '/oauth/token', { kind: 'unreachable' })
    await comeBack({ code: 'right', state: lost.get('state') ?? '' })
    await expect(notified).toContainText(text('errors.unreachable'))
    await mend()

    await begin()
    await page.locator('input[name="authorization[name]"]').fill('bob')
    await page.locator('input[name="authorization[password]"]').fill(product.passwordOf('bob'))
    await page.getByRole('button').click()
    // Back to where signing in started.
    await expect(main.getByRole('heading', { level: 1, name: text('about.title') })).toBeVisible()
    await page.goto('/main/friends')
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
    // A second account is reported as added, and the same one as signed in already.
    for (const [name, notified] of [
      ['ada', 'accounts.added'],
      ['bob', 'accounts.renewed'],
    ] as const) {
      await page.goto('/login/add')
      await main.getByRole('button', { name: text('signIn.action') }).click()
      await page.locator('input[name="authorization[name]"]').fill(name)
      await page.locator('input[name="authorization[password]"]').fill(product.passwordOf(name))
      await page.getByRole('button').click()
      await expect(page.getByText(textStart(notified)).filter({ hasText: `@${name}@` })).toBeVisible()
    }
    // The page closes before its server, so pending requests cause no complaints.
    await page.close()
  } finally {
    await product.close()
  }
})
