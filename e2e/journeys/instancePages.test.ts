import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `on ${kind} an admin switches what the server does, which needs the password, and everybody sees it`,
    async ({ visit, product }) => {
      configure(product)
      const { page, watch } = await visit({ viewport })
      watch.expectComplaint(/status of 401/)
      await page.goto('/pleroma/admin/')
      const name = page.getByLabel('Your name')
      const password = page.getByLabel('Your password')
      const save = page.getByRole('button', { name: 'Save' })
      await page.getByLabel('Captcha').selectOption('kocaptcha')
      await page.getByLabel('names rules about others').check()
      await page.getByLabel('panel of this server').check()
      await name.fill('bob')
      await password.fill(product.passwordOf('bob'))
      await password.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      // What was chosen stays, and only the password is asked for again.
      await expect(page.getByLabel('Captcha')).toHaveValue('kocaptcha')
      await name.fill('ada')
      await password.fill(product.passwordOf('ada'))
      await save.click()
      await expect(page.getByRole('status')).toHaveText('Saved.')
      expect(await fits(page)).toBe(true)
      await page.goto('/about')
      const main = page.getByRole('main')
      await expect(main.getByRole('region', { name: text('federation.reject'), exact: true })).toContainText('spam.example')
      await expect(main.getByRole('heading', { name: text('about.terms'), exact: true })).toBeVisible()
      expect(await fits(page)).toBe(true)
    },
  )

  journey(`on ${kind} a newcomer reads a picture from a service, and is let in by a mail`, async ({ visit, product }) => {
    configure(product, { accountApprovalRequired: true, captchaKind: 'kocaptcha', mailerEnabled: true })
    const { page, watch } = await visit({ viewport })
    watch.expectComplaint(/status of 40[03]/)
    const newcomer = `nadir${viewport.width}`
    const form = new RegistrationPage(page, product)
    await form.open()
    await form.fill(newcomer)
    await form.reason.fill('"><img src=x> أحب الطيور')
    await expect(form.picture).toBeVisible()
    const shown = () => form.picture.locator('img').getAttribute('src')
    const first = await shown()
    expect(first).toMatch(/\/dev\/captcha\/.+\.png$/)
    // Another one is had by the keyboard.
    await form.picture.focus()
    await page.keyboard.press('Enter')
    await expect.poll(shown).not.toBe(first)
    const second = await shown()
    await form.captcha.fill('00000')
    await form.submit.click()
    await expect(form.problems).toHaveText('Captcha Invalid CAPTCHA.')
    await expect.poll(shown).not.toBe(second)
    await expect(form.captcha).toHaveValue('')
    await form.solve()
    await form.submit.click()
    await expect(page.getByRole('heading', { level: 1, name: text('registration.requestSent') })).toBeVisible()
    expect(await fits(page)).toBe(true)

    await page.goto('/dev/mailbox')
    expect(await fits(page)).toBe(true)
    const request = page.getByRole('article').filter({ hasText: `(@${newcomer})` })
    await request.getByRole('link').click()
    await expect(page.getByText('"><img src=x> أحب الطيور')).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('heading', { name: `@${newcomer} has been approved` })).toBeVisible()
    const signIn = new SignInPage(page, product)
    await signIn.open()
    await signIn.enter(newcomer, 'on the pond')
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
  })

  journey(`on ${kind} the page for those from elsewhere asks where they live, and says what it does not know`, async ({ visit }) => {
    const { page, watch } = await visit({ viewport })
    watch.expectComplaint(/status of 404/)
    await page.goto('/main/ostatus?nickname=bob')
    await expect(page.getByRole('heading', { name: 'Follow bob' })).toBeVisible()
    const own = page.getByLabel('Your account')
    const go = page.getByRole('button', { name: 'Go on' })
    for (const words of ['me', '"><script>alert(1)</script>', 'أنا@خادم', `me@${'x'.repeat(5000)}`]) {
      await own.fill(words)
      await go.click()
      await expect(page.getByRole('alert')).toHaveText('Could not find user')
      expect(await fits(page)).toBe(true)
    }
    await own.fill('me@home.example')
    await go.click()
    await expect(page.getByText('take you to home.example')).toBeVisible()
    await page.getByRole('link', { name: /^Back to/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/main/ostatus?status_id=nothing')
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  })
}

journey(
  'beside the page stand three whom the server proposes, their places at first, and the way to the rest',
  async ({ visit, product }) => {
    const { config, db } = product.instance.context
    config.suggestionsEnabled = true
    const people = await Promise.all(['bob', 'dave', 'mona', 'carol'].map((name) => somebody(product, name)))
    const ids = people.map(({ account }) => account.id)
    await db.updateTable('accounts').set({ is_suggested: 1 }).where('id', 'in', ids).execute()
    const { page, context } = await visit({ as: 'ada' })
    const answer = await holdCalls(page, 'GET', /suggestions$/)
    await page.goto('/about')
    const more = page.getByRole('link', { name: text('suggestions.more'), exact: true })
    const rows = page.getByRole('listitem').and(page.locator('[aria-busy="true"] > li'))
    await expect(rows).toHaveCount(3)
    answer()
    await expect(page.locator('[aria-busy="true"] > li')).toHaveCount(0)
    const panel = page.getByRole('complementary').filter({ has: more }).first()
    await expect(panel.getByRole('link', { name: /@(bob|dave|mona|carol)/ })).toHaveCount(3)
    await more.click()
    await expect(page.getByRole('heading', { level: 1, name: text('suggestions.title') })).toBeVisible()
    await expect(more).toHaveCount(0)

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: text('moderation.administration') }).click()
    await expect((await opened).getByRole('heading', { name: /^Settings of/ })).toBeVisible()
  },
)
