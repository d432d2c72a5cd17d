import { renewBackupCodes } from '@rookery/instance/domain/oauth/secondFactor'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { refuseDatabases } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const narrow = { width: 390, height: 844 }

const hostileWords = [
  'x'.repeat(10_000),
  `"><img src=x onerror="document.title='broken in'">`,
  "' OR 1=1 --",
  'مستخدم‮evil@pond.example',
  '🏳️‍🌈'.repeat(300),
]

journey('a recovery code takes the place of a lost authenticator, and works once', async ({ visit, product }) => {
  const dave = await somebody(product, 'dave')
  const { context } = product.instance
  const { db } = context
  await db
    .updateTable('users')
    .set({ totp_secret: 'GEZDGNBVGY3TQOJQ', totp_enabled: 1 })
    .where('account_id', '=', dave.account.id)
    .execute()
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', dave.account.id).executeTakeFirstOrThrow()
  const [recoveryCode = '', ...others] = await renewBackupCodes(context, row)
  const { page, watch } = await visit({ viewport: narrow })
  watch.expectComplaint(/status of 40[03]/)
  const signIn = new SignInPage(page, product)
  const main = page.getByRole('main')
  await signIn.open()
  await signIn.enter('dave', product.passwordOf('dave'))
  await main.getByRole('button', { name: text('signIn.useRecovery') }).click()
  await expect(signIn.code).toBeFocused()
  for (const words of hostileWords) {
    await signIn.enterCode(words)
    await expect(signIn.error).not.toBeEmpty()
    await expect(signIn.code).toHaveValue('')
    await expect(signIn.code).toBeFocused()
  }
  // Back at the password, with the name that the server knew.
  await main.getByRole('button', { name: text('general.cancel') }).click()
  await expect(signIn.name).toHaveValue('dave')
  await signIn.enter('dave', product.passwordOf('dave'))
  await main.getByRole('button', { name: text('signIn.useRecovery') }).click()
  await signIn.enterCode(recoveryCode)
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
  const { backup_codes_json: left } = await db
    .selectFrom('users')
    .select('backup_codes_json')
    .where('account_id', '=', row.id)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(left)).toHaveLength(others.length)
})

journey('words that were never a name or a password are refused, and break nothing', async ({ visit, product }) => {
  const { page, watch } = await visit({ viewport: narrow })
  watch.expectComplaint(/status of 400/)
  const signIn = new SignInPage(page, product)
  await page.goto('/login?from=%2F%09%2Fevil.example')
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  for (const words of hostileWords) {
    await signIn.enter(words, words)
    await expect(signIn.error).toContainText('Invalid credentials')
    await expect(signIn.name).toHaveValue(words)
    expect(await fits()).toBe(true)
  }
  await expect(page).not.toHaveTitle('broken in')
  // Nothing is sent without a name, and a second press is no second attempt.
  const attempts = () => product.asked.filter((call) => call === 'POST /oauth/token').length
  const before = attempts()
  await signIn.enter('   ', product.passwordOf('bob'))
  await expect(signIn.name).toBeFocused()
  expect(attempts()).toBe(before)
  await signIn.name.fill('bob')
  await signIn.submit.dblclick()
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
  expect(attempts()).toBe(before + 1)
  // An address that a browser takes for another site led nowhere.
  expect(new URL(page.url()).origin).toBe(product.origin)
})

journey('who goes back while the server thinks is not signed in behind their back', async ({ visit, product }) => {
  const { page } = await visit()
  await page.goto('/about')
  await new ShellPage(page).loginHint.click()
  const signIn = new SignInPage(page, product)
  await expect(signIn.name).toBeFocused()
  const answer = await holdCalls(page, 'POST', /^\/oauth\/token$/)
  await signIn.enter('bob', product.passwordOf('bob'))
  await expect(signIn.submit).toBeDisabled()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: text('about.title') })).toBeVisible()
  answer()
  await page.goForward()
  // The form is as it was at first, and works.
  await expect(signIn.submit).toBeEnabled()
  expect(await page.evaluate(() => localStorage.getItem('rookery.accounts') ?? '')).not.toContain('accessToken')
  await signIn.enter('bob', product.passwordOf('bob'))
  // Back to where signing in was asked for.
  await expect(page.getByRole('heading', { level: 1, name: text('about.title') })).toBeVisible()
  await expect(new ShellPage(page).loginHint).toHaveCount(0)
})

journey('a session that ends on any screen leads to signing in and back, to the same tab of the same page', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'bob' })
  watch.expectComplaint(/status of 40[13]/)
  await page.goto('/search?query=heron')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('heron')
  await product.instance.context.db.deleteFrom('oauth_tokens').execute()
  await page.reload()
  const bar = page.getByRole('status').filter({ hasText: text('shell.refused') })
  await expect(bar).toBeVisible()
  await bar.getByRole('link').click()
  await new SignInPage(page, product).enter('bob', product.passwordOf('bob'))
  await expect(page).toHaveURL(/\/search\?query=heron$/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('heron')
  await expect(bar).toHaveCount(0)
})

journey('where the browser keeps nothing one signs in for as long as the page is open, which is said', async ({ visit, product }) => {
  const { page, context } = await visit({
    prepare: async (context) => {
      await refuseDatabases(context)
      await context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse })
      })
    },
  })
  const signIn = new SignInPage(page, product)
  await signIn.open()
  await expect(page.getByText(text('errors.storage_unavailable')).first()).toBeVisible()
  await signIn.enter('bob', product.passwordOf('bob'))
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
  expect((await context.cookies()).length).toBe(0)

  // Where the server asks itself, nothing would be known of it on the way back.
  const { config } = product.instance.context
  config.loginMethod = 'token'
  try {
    await page.goto('/login')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('signIn.action') })
      .click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text('login.storageRefused'))
  } finally {
    config.loginMethod = 'password'
  }
})
