import type { Page } from 'playwright-core'

import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `on ${kind} the server’s pages let a visitor follow from another server, and an admin toggle features`,
    async ({ visit, product }) => {
      configure(product)
      const { page, watch } = await visit({ viewport })
      watch.expectComplaint(/status of 40[14]/)
      await page.goto('/bob')
      await page
        .getByRole('main')
        .getByRole('button', { name: text('remoteFollow.action') })
        .click()
      const window = page.getByRole('dialog', { name: text('remoteFollow.title') })
      const handle = window.getByRole('textbox', { name: text('remoteFollow.handle') })
      await expect(handle).toBeFocused()
      await handle.fill('me')
      await page.keyboard.press('Enter')
      await expect(window.getByRole('alert').filter({ hasText: text('remoteFollow.invalid') })).toBeVisible()
      await handle.fill('me@home.example')
      await page.keyboard.press('Enter')
      await expect(page.getByText('take you to home.example')).toBeVisible()

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
      // The choice stays, and only the password is required again.
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

  journey(`on ${kind} a newcomer solves a captcha of a service, and an admin approves the account by mail`, async ({ visit, product }) => {
    configure(product, { accountApprovalRequired: true, captchaKind: 'kocaptcha', mailerEnabled: true })
    const { page, watch } = await visit({ viewport })
    watch.expectComplaint(/status of 40[03]/)
    const newcomer = `nadir${viewport.width}`
    const form = new RegistrationPage(page, product)
    await form.open()
    await form.fill(newcomer)
    await form.reason.fill('"><img src=x> أحب الطيور')
    await expect(form.image).toBeVisible()
    const shown = () => form.image.locator('img').getAttribute('src')
    const first = await shown()
    expect(first).toMatch(/\/dev\/captcha\/.+\.png$/)
    // The keyboard loads another one.
    await form.image.focus()
    await page.keyboard.press('Enter')
    await expect.poll(shown).not.toBe(first)
    const second = await shown()
    await form.captcha.fill('00000')
    await form.submit.click()
    await expect(form.errors).toHaveText('Invalid CAPTCHA')
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
}
