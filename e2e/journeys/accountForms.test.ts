import * as mfa from '@rookery/api/calls/mfa'
import type { Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** Notes what a page prints in a frame of its own in place of printing it. */
async function watchPrinting(page: Page): Promise<() => Promise<string>> {
  const printed: string[] = []
  await page.exposeFunction('notePrinted', (words: string) => void printed.push(words))
  await page.evaluate(() => {
    const usual = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get() {
        const frame = usual?.get?.call(this) as Window | null // what the getter of the browser gives
        const notePrinted = Reflect.get(globalThis, 'notePrinted') as (words: string | null) => void // exposed above
        if (frame) frame.print = () => notePrinted(frame.document.body.textContent)
        return frame
      },
    })
  })
  return () => Promise.resolve(printed.join('\n'))
}

for (const [size, options] of widths(Object.entries(sizes)))
  journey(`recovery codes are copied, printed alone, and made anew after a question: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, 'bob')
    const totpKey = await mfa.setupTotp(client)
    const totp = new TOTP({ secret: Secret.fromBase32(totpKey.key) })
    await mfa.confirmTotp(client, { password: product.passwordOf('bob'), code: totp.generate() })
    const { page } = await visit({ as: 'bob', ...options, permissions: ['clipboard-read', 'clipboard-write'] })
    const settings = new SettingsPage(page)
    await settings.open('security/mfa')
    const section = settings.section('accountSettings.mfa.title')
    const printed = await watchPrinting(page)
    const renew = { name: text('accountSettings.codes.renew') }
    await section.getByRole('button', renew).click()
    const question = page.getByRole('dialog', renew)
    await expect(question).toContainText(text('accountSettings.codes.renewText'))
    await question.getByRole('button', renew).click()
    const codes = section.getByRole('list', { name: text('accountSettings.codes.title') }).getByRole('listitem')
    await expect(codes).toHaveCount(5)
    const shown = await codes.allTextContents()
    await section.getByRole('button', { name: text('accountSettings.codes.copy') }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.join('\n'))
    await section.getByRole('button', { name: text('accountSettings.codes.print') }).click()
    await expect.poll(printed).toContain(shown.join('\n'))
    expect(await printed()).toContain('Recovery codes of')
    await mfa.disableTotp(client, product.passwordOf('bob'))
  })
