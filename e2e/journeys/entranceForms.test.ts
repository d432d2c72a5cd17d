import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { refuseDatabases } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const narrow = { width: 390, height: 844 }

/** What somebody may answer to a form who follows no server that is known. */
const oddRefusals = [
  '',
  'null',
  '[]',
  '{}',
  '17',
  '{"error":{"nickname":[{"code":17},null]}}',
  '{"error":"{\\"nickname\\":{\\"code\\":17}}"}',
  '{"errors":[[["no"]],17],"details":[]}',
  `{"error":"${'x'.repeat(20_000)}"}`,
  '{"error":"‮<img src=x onerror=\\"document.title=1\\">","identifier":17}',
]

/** What is made of an answer that was taken for something else. */
const notWords = /\[object|undefined|\bnull\b|\{"/

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

/** Sends a form once for each odd refusal, and reads what is told of it. */
async function expectTold(page: Page, path: string, send: () => Promise<void>, told: Locator): Promise<void> {
  for (const body of oddRefusals) {
    const answer = { status: 422, contentType: 'application/json', body }
    await page.route(`**${path}`, (route) => (route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback()))
    const answered = page.waitForResponse((response) => response.status() === 422)
    await send()
    await answered
    await expect(told.first(), body).toContainText(/\p{L}/u)
    await expect(told.first(), body).not.toContainText(notWords)
    expect(await fits(page), body).toBe(true)
    await page.unroute(`**${path}`)
  }
}

journey(
  'whatever a server refuses the forms of the entrance with is told in words, and they can be sent again',
  async ({ visit, product }) => {
    configure(product, { captchaEnabled: false, mailerEnabled: true })
    const dave = await somebody(product, 'dave')
    const factor = { totp_secret: 'GEZDGNBVGY3TQOJQ', totp_enabled: 1 } as const
    await product.instance.context.db.updateTable('users').set(factor).where('account_id', '=', dave.account.id).execute()
    const { page, watch } = await visit({ viewport: narrow })
    watch.expectComplaint(/status of 4/)
    const main = page.getByRole('main')
    const signIn = new SignInPage(page, product)
    await signIn.open()
    await expectTold(page, '/oauth/token', () => signIn.enter('dave', 'on the pond'), signIn.error)
    await expect(signIn.name).toHaveValue('dave')
    await signIn.enter('dave', product.passwordOf('dave'))
    await expectTold(page, '/oauth/mfa/challenge', () => signIn.enterCode('123456'), signIn.error)
    await expect(signIn.code).toBeFocused()

    await page.goto('/password-reset')
    const address = main.getByRole('textbox', { name: text('passwordReset.email') })
    const ask = async () => {
      await address.fill('dave@mail.example')
      await main.getByRole('button', { name: text('passwordReset.save') }).click()
      await expect(address).toHaveValue('')
    }
    await expectTold(page, '/auth/password?*', ask, main.getByText(text('errors.generic')))

    const form = new RegistrationPage(page, product)
    await form.open()
    await form.fill('nesta')
    await expectTold(page, '/api/v1/accounts', () => form.submit.click(), form.problems)
    await form.submit.click()
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
    await expect(page).not.toHaveTitle('1')
  },
)

journey(
  'an announcement is sent once, however often it is pressed, and whoever leaves meanwhile does not send it again',
  async ({ visit, product }) => {
    const { page, watch } = await visit({ as: 'ada', viewport: narrow })
    watch.expectComplaint(/status of 4/)
    const posted = () => product.asked.filter((call) => call === 'POST /api/v1/pleroma/admin/announcements').length
    const main = page.getByRole('main')
    const form = main.getByRole('form', { name: text('announcements.post') })
    const content = form.getByRole('textbox', { name: text('announcements.content') })
    const post = form.getByRole('button', { name: text('announcements.submitPost') })
    await page.goto('/announcements')
    await expectTold(
      page,
      '/api/v1/pleroma/admin/announcements',
      async () => {
        await content.fill('The weir is closed')
        await post.click()
      },
      form.getByRole('alert'),
    )
    await expect(content).toHaveValue('The weir is closed')
    const before = posted()
    const answer = await holdCalls(page, 'POST', /\/admin\/announcements$/)
    await post.dblclick()
    await expect(post).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
    await page.goBack()
    await expect(post).toHaveAttribute('aria-busy', 'true')
    await post.press('Enter')
    answer()
    await expect(content).toHaveValue('')
    await expect(main.getByRole('article')).toHaveCount(1)
    expect(posted()).toBe(before + 1)

    // Words of any length, direction and intent stay words.
    const hostile = `‮"><img src=x onerror="document.title='broken in'"> ${'W'.repeat(3000)} الجسر`
    await content.fill(hostile)
    await post.click()
    await expect(content).toHaveValue('')
    await expect(main.getByRole('article')).toHaveCount(2)
    await expect(main.getByRole('article').first()).toContainText('onerror=')
    expect(await fits(page)).toBe(true)
    await expect(page).not.toHaveTitle('broken in')
  },
)

journey('a new password is asked for once, however often it is pressed', async ({ visit, product }) => {
  configure(product, { mailerEnabled: true })
  const { page } = await visit({ viewport: narrow })
  const asked = () => product.asked.filter((call) => call === 'POST /auth/password').length
  const main = page.getByRole('main')
  await page.goto('/password-reset')
  const address = main.getByRole('textbox', { name: text('passwordReset.email') })
  const before = asked()
  const answer = await holdCalls(page, 'POST', /^\/auth\/password$/)
  await address.fill('bob@mail.example')
  await main.getByRole('button', { name: text('passwordReset.save') }).dblclick()
  await address.press('Enter')
  answer()
  await expect(main.getByText(text('passwordReset.sent'))).toBeVisible()
  expect(asked()).toBe(before + 1)
})

journey('where the browser keeps nothing one can register all the same, which is said', async ({ visit, product }) => {
  configure(product, { captchaEnabled: false })
  const { page, context } = await visit({
    viewport: narrow,
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
  const form = new RegistrationPage(page, product)
  await form.open()
  await expect(page.getByText(text('errors.storage_unavailable')).first()).toBeVisible()
  await form.fill('nobody_keeps')
  await form.submit.click()
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
  await expect(new ShellPage(page).loginHint).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
})

journey('no address leads from the forms to another site', async ({ visit, product }) => {
  configure(product, { frontend: { redirectRootLogin: '//evil.example/', redirectRootNoLogin: 'https://evil.example/' } })
  for (const from of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'data:text/html,1', '/.//evil.example']) {
    const { page } = await visit()
    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    await new SignInPage(page, product).enter('bob', product.passwordOf('bob'))
    await expect(new TimelinePage(page).heading('home'), from).toBeVisible()
    expect(new URL(page.url()).origin).toBe(product.origin)
    await page.close()
  }
})
