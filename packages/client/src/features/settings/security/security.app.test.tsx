import * as mfa from '@rookery/api/calls/mfa'
import * as tokens from '@rookery/api/calls/tokens'
import { Secret, TOTP } from 'otpauth'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog } from '#test/app/locators.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const mfaSection = () => settingsSection('accountSettings.mfa.title')
const codes = () =>
  mfaSection()
    .getByRole('list', { name: text('accountSettings.codes.title') })
    .getByRole('listitem')
const totpOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) })

appTest('a second factor is set up, its codes are saved, and it is switched off', async ({ server, visit }) => {
  // The clock of the instance stands still.
  const timestamp = Date.now()
  const { client } = await server.somebody('bob')
  await visit('/lists#settings/security', { as: 'bob', size: 'phone' })
  const section = mfaSection()
  await section.getByRole('button', { name: text('accountSettings.mfa.setUp') }).click()
  await expect.element(section.getByRole('img', { name: text('accountSettings.mfa.qr') })).toBeVisible()
  const secret = section.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).element().textContent
  const code = section.getByRole('textbox', { name: text('accountSettings.mfa.code') })
  const password = section.css('input[autocomplete="current-password"]')
  const confirm = section.getByRole('button', { name: text('accountSettings.mfa.confirm') })
  await code.fill('000000')
  await password.fill(smallWorldPassword)
  await confirm.click()
  await expect.element(code).toHaveAccessibleDescription(/The code is not right/)
  await code.fill(totpOf(secret.replaceAll(' ', '')).generate({ timestamp }))
  await confirm.click()
  await expect.element(codes()).toHaveLength(5)
  const shown = codes()
    .elements()
    .map(({ textContent }) => textContent)
  const file = await savedFile(() => section.getByRole('button', { name: text('accountSettings.codes.save') }).click())
  expect(file.name).toBe('recovery-codes-bob.txt')
  for (const one of shown) expect(file.text).toContain(one)
  await section.getByRole('button', { name: text('accountSettings.codes.kept') }).click()
  await expect.element(codes()).not.toBeInTheDocument()
  expect((await mfa.settings(client)).totp).toBe(true)

  await section.getByRole('button', { name: text('accountSettings.mfa.disable') }).click()
  await password.fill(smallWorldPassword)
  await section
    .getByRole('button', { name: text('accountSettings.mfa.disable') })
    .last()
    .click()
  await expect.element(section.getByRole('button', { name: text('accountSettings.mfa.setUp') })).toBeVisible()
  expect((await mfa.settings(client)).totp).toBe(false)
})

/** Collects what the page prints in a frame of its own, and prints nothing. */
function watchPrinting(): readonly string[] {
  const printed: string[] = []
  const get = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')?.get
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (this: HTMLIFrameElement) {
    const frame = get?.call(this) as Window | null // the getter of the browser
    if (frame) frame.print = () => void printed.push(frame.document.body.textContent)
    return frame
  })
  return printed
}

appTest('recovery codes are copied, printed alone, and renewed after a question', async ({ server, visit, onTestFinished }) => {
  const timestamp = Date.now()
  onTestFinished(() => void vi.restoreAllMocks())
  const { client } = await server.somebody('bob')
  const { key } = await mfa.setupTotp(client)
  await mfa.confirmTotp(client, { password: smallWorldPassword, code: totpOf(key).generate({ timestamp }) })
  await visit('/lists#settings/security/mfa', { as: 'bob' })
  const printed = watchPrinting()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const renew = { name: text('accountSettings.codes.renew') }
  await mfaSection().getByRole('button', renew).click()
  const question = dialog(renew.name)
  await expect.element(question).toHaveTextContent(text('accountSettings.codes.renewText'))
  await question.getByRole('button', renew).click()
  await expect.element(codes()).toHaveLength(5)
  const shown = codes()
    .elements()
    .map(({ textContent }) => textContent)
    .join('\n')
  await mfaSection()
    .getByRole('button', { name: text('accountSettings.codes.copy') })
    .click()
  await expect.poll(() => copy.mock.calls).toEqual([[shown]])
  await mfaSection()
    .getByRole('button', { name: text('accountSettings.codes.print') })
    .click()
  await expect.poll(() => printed.join('\n')).toContain(shown)
  expect(printed.join('\n')).toContain('Recovery codes of')
})

for (const [name, reply] of [
  ['500', 500],
  ['403', 403],
  ['HTML', 'html'],
  ['no network', 'drop'],
] as const)
  appTest(
    `a session that is not revoked stays listed with the reason, and the next try revokes it (${name})`,
    async ({ server, visit }) => {
      const { client } = await server.somebody('carol')
      const route = 'DELETE /api/oauth_tokens/:id'
      await visit('/lists#settings/security', { as: 'carol' })
      const signIns = settingsSection('accountSettings.signIns.title')
      await expect.element(signIns.getByRole('listitem').first()).toHaveTextContent(text('accountSettings.signIns.own'))
      const before = (await tokens.list(client)).length
      const mend = reply === 'html' ? server.html(route) : reply === 'drop' ? server.drop(route) : server.fail(route, reply)
      const revoke = async () => {
        await signIns.getByRole('listitem').last().getByRole('button').click()
        await page
          .getByRole('dialog')
          .last()
          .getByRole('button', { name: text('accountSettings.signIns.revoke'), exact: true })
          .click()
      }
      await revoke()
      await expect.element(signIns.getByRole('alert')).toHaveTextContent('It could not be revoked')
      expect(signIns.getByRole('listitem').elements()).toHaveLength(before)
      mend()
      await revoke()
      await expect.element(signIns.getByRole('listitem')).toHaveLength(before - 1)
    },
  )

appTest('a new password ends other sessions and keeps this one', async ({ server, visit }) => {
  await server.somebody('dave')
  const app = await visit('/lists#settings/security', { as: 'dave', size: 'phone' })
  const section = settingsSection('accountSettings.password.title')
  const current = section.css('input[autocomplete="current-password"]')
  const fresh = section.css('input[autocomplete="new-password"]').first()
  const again = section.css('input[autocomplete="new-password"]').last()
  const submit = section.getByRole('button', { name: text('accountSettings.password.submit') })
  await current.fill('wrong')
  await fresh.fill('reeds and rushes')
  await again.fill('reeds and rush')
  await submit.click()
  await expect.element(again).toHaveAccessibleDescription(text('accountSettings.password.mismatch'))
  expect(server.requests).not.toContain('POST /api/pleroma/change_password')
  await again.fill('reeds and rushes')
  await submit.click()
  const problem = section.getByRole('alert').filter({ hasText: 'There was an issue changing your password. Invalid password.' })
  await expect.element(problem).toBeVisible()
  await expect.element(fresh).toHaveValue('reeds and rushes')
  await current.fill(smallWorldPassword)
  await submit.click()
  await expect.element(page.getByText(text('accountSettings.password.done'))).toBeVisible()
  await app.restart('/lists#settings/security')
  await expect.element(settingsSection('accountSettings.signIns.title').getByRole('listitem')).toHaveLength(1)
})

appTest('an account is deleted after its name is typed', async ({ visit }) => {
  const app = await visit('/lists#settings/security', { as: 'mona' })
  await settingsWindow()
    .getByRole('button', { name: text('accountSettings.deletion.open') })
    .click()
  const question = dialog(text('accountSettings.deletion.confirm'))
  const name = question.getByRole('textbox', { name: 'Type @mona to confirm' })
  const password = question.css('input[autocomplete="current-password"]')
  const submit = question.getByRole('button', { name: text('accountSettings.deletion.submit') })
  await name.fill('@bob')
  await password.fill('wrong')
  await submit.click()
  await expect.element(name).toHaveAccessibleDescription(text('accountSettings.deletion.mismatch'))
  await name.fill('@mona')
  await submit.click()
  const problem = question.getByRole('alert').filter({ hasText: 'There was an issue deleting your account. Invalid password.' })
  await expect.element(problem).toBeVisible()
  await password.fill(smallWorldPassword)
  await submit.click()
  await expect.poll(() => location.pathname).toBe('/main/public')
  expect(app.device.accounts.get().accounts.map(({ acct }) => acct)).not.toContain('mona')
})
