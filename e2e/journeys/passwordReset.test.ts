import { onTestFinished } from 'vitest'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const narrow = { width: 390, height: 844 }

journey('a password that must be reset is changed by a link in a mail', async ({ visit, product }) => {
  const { config, db } = product.instance.context
  config.mailerEnabled = true
  onTestFinished(() => void (config.mailerEnabled = false))
  const bob = await somebody(product, 'bob')
  const user = { email: 'bob@mail.example', password_reset_pending: 1 } as const
  await db.updateTable('users').set(user).where('account_id', '=', bob.account.id).execute()
  const { page, watch } = await visit({ viewport: narrow })
  watch.expectComplaint(/status of (403|429|500)/)
  const signIn = new SignInPage(page, product)
  await signIn.open()
  await signIn.enter('bob', product.passwordOf('bob'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: text('passwordReset.title') })).toBeVisible()
  await expect(main.getByText(text('login.passwordResetRequired'))).toBeVisible()

  const address = main.getByRole('textbox', { name: text('passwordReset.email') })
  const save = main.getByRole('button', { name: text('passwordReset.save') })
  for (const [status, notified] of [
    [429, text('passwordReset.throttled')],
    [500, text('errors.generic')],
  ] as const) {
    const mend = await breakCalls(page, 'POST', '/auth/password*', { kind: 'status', status })
    await address.fill('bob@mail.example')
    await save.click()
    await expect(main.getByText(notified)).toBeVisible()
    await expect(address).toHaveValue('')
    await expect(address).toBeFocused()
    await mend()
  }
  await address.fill('bob@mail.example')
  await save.click()
  await expect(main.getByText(text('passwordReset.sent'))).toBeVisible()

  await page.goto('/dev/mailbox')
  await page.getByRole('link').first().click()
  await page.getByLabel('New password').fill('new reeds')
  await page.getByLabel('Confirmation').fill('new reeds')
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Password changed!' })).toBeVisible()
  await signIn.open()
  await signIn.enter('bob', 'new reeds')
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
})
