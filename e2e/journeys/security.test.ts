import * as mfa from '@rookery/api/calls/mfa'
import * as tokens from '@rookery/api/calls/tokens'
import { Secret, TOTP } from 'otpauth'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { savedBy } from '../harness/savedBy.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, mover: 'carol', leaver: 'mona' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, mover: 'dave', leaver: 'ada' },
} as const

for (const [size, { mover, leaver, ...options }] of widths(Object.entries(sizes))) {
  journey(`a second factor is set up, signs in with a code and is switched off: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, 'bob')
    const { page, watch } = await visit({ as: 'bob', ...options })
    watch.expectComplaint(/status of (404|422)/)
    const settings = new SettingsPage(page)
    await settings.open('security')
    const section = settings.section('accountSettings.mfa.title')
    await section.getByRole('button', { name: text('accountSettings.mfa.setUp') }).click()
    await expect(section.getByRole('img', { name: text('accountSettings.mfa.qr') })).toBeVisible()
    const secret = (await section.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? ''
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
    const code = section.getByRole('textbox', { name: text('accountSettings.mfa.code') })
    const password = section.locator('input[autocomplete="current-password"]')
    const confirm = section.getByRole('button', { name: text('accountSettings.mfa.confirm') })
    await code.fill('000000')
    await password.fill(product.passwordOf('bob'))
    await confirm.click()
    await expect(code).toHaveAccessibleDescription(/The code is wrong/)
    await code.fill(totp.generate())
    await confirm.click()
    const codes = section.getByRole('list', { name: text('accountSettings.codes.title') })
    await expect(codes.getByRole('listitem')).toHaveCount(5)
    const save = section.getByRole('button', { name: text('accountSettings.codes.save') })
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
    const saved = await savedBy(page, () => save.click())
    expect(saved.name).toBe('recovery-codes-bob.txt')
    expect(saved.text).toContain(recovery)
    await section.getByRole('button', { name: text('accountSettings.codes.kept') }).click()
    await expect(codes).toBeHidden()

    const other = await visit(options)
    const signIn = new SignInPage(other.page, product)
    other.watch.expectComplaint(/status of (400|403|404)/)
    await signIn.open()
    await signIn.enter('bob', product.passwordOf('bob'))
    await signIn.enterCode(totp.generate())
    await other.page.waitForURL((url) => url.pathname !== '/login')
    expect(recovery).not.toBe('')

    await section.getByRole('button', { name: text('accountSettings.mfa.disable') }).click()
    await section.locator('input[autocomplete="current-password"]').fill(product.passwordOf('bob'))
    await section
      .getByRole('button', { name: text('accountSettings.mfa.disable') })
      .last()
      .click()
    await expect(section.getByRole('button', { name: text('accountSettings.mfa.setUp') })).toBeVisible()
    expect((await mfa.settings(client)).totp).toBe(false)
  })

  journey(`sign-ins are listed and revoked, and a new password keeps this device signed in: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, mover)
    const { page, watch } = await visit(options)
    watch.expectComplaint(/status of (401|403|404|500)/)
    await new SignInPage(page, product).signIn(mover)
    const settings = new SettingsPage(page)
    await settings.open('security')
    const signIns = settings.section('accountSettings.signIns.title')
    await expect(signIns.getByRole('listitem').first()).toContainText(text('accountSettings.signIns.own'))
    const before = await tokens.list(client)
    const mend = await breakCalls(page, 'DELETE', '/api/oauth_tokens/*', { kind: 'status', status: 500 })
    const revoke = async () => {
      await signIns.getByRole('listitem').last().getByRole('button').click()
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: text('accountSettings.signIns.revoke'), exact: true })
        .click()
    }
    await revoke()
    await expect(signIns.getByRole('alert')).toContainText('It could not be revoked')
    await mend()
    await revoke()
    await expect(signIns.getByRole('listitem')).toHaveCount(before.length - 1)

    const section = settings.section('accountSettings.password.title')
    const current = section.locator('input[autocomplete="current-password"]')
    const [fresh, again] = [
      section.locator('input[autocomplete="new-password"]').first(),
      section.locator('input[autocomplete="new-password"]').last(),
    ]
    const submit = section.getByRole('button', { name: text('accountSettings.password.submit') })
    await current.fill('wrong')
    await fresh.fill('reeds and rushes')
    await again.fill('reeds and rush')
    await submit.click()
    await expect(again).toHaveAccessibleDescription(text('accountSettings.password.mismatch'))
    await again.fill('reeds and rushes')
    await submit.click()
    await expect(
      section.getByRole('alert').filter({ hasText: 'There was an issue changing your password. Invalid password.' }),
    ).toBeVisible()
    await expect(fresh).toHaveValue('reeds and rushes')
    await current.fill(product.passwordOf(mover))
    await submit.click()
    await expect(page.getByText(text('accountSettings.password.done'))).toBeVisible()
    await settings.open('security')
    await expect(settings.section('accountSettings.signIns.title').getByRole('listitem')).toHaveCount(1)
  })

  journey(`an account is deleted after its name is typed: ${size}`, async ({ visit, product }) => {
    const { page, watch } = await visit({ as: leaver, ...options })
    watch.expectComplaint(/status of (403|404)/)
    const settings = new SettingsPage(page)
    await settings.open('security')
    await settings.window.getByRole('button', { name: text('accountSettings.deletion.open') }).click()
    const question = page.getByRole('dialog', { name: text('accountSettings.deletion.confirm') })
    const name = question.getByRole('textbox', { name: `Type @${leaver} to confirm` })
    const submit = question.getByRole('button', { name: text('accountSettings.deletion.submit') })
    await name.fill('@bob')
    await question.locator('input[autocomplete="current-password"]').fill('wrong')
    await submit.click()
    await expect(name).toHaveAccessibleDescription(text('accountSettings.deletion.mismatch'))
    await name.fill(`@${leaver}`)
    await submit.click()
    await expect(
      question.getByRole('alert').filter({ hasText: 'There was an issue deleting your account. Invalid password.' }),
    ).toBeVisible()
    await question.locator('input[autocomplete="current-password"]').fill(product.passwordOf(leaver))
    await submit.click()
    await expect(page).toHaveURL(/\/main\/public$/)
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText(/The account .* was deleted\./)
    expect(await page.evaluate(() => localStorage.getItem('rookery.accounts'))).not.toContain(`"acct":"${leaver}"`)
  })
}
