import * as aliases from '@rookery/api/calls/aliases'
import * as credentials from '@rookery/api/calls/credentials'
import * as mfa from '@rookery/api/calls/mfa'
import type { Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { picture } from '../harness/pictures.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, mover: 'carol', to: 'ada', painter: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, mover: 'dave', to: 'mona', painter: 'mona' },
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

for (const [size, { mover, to, painter, ...options }] of widths(Object.entries(sizes))) {
  journey(
    `an address is changed, an alias added and removed, and the followers sent to another account: ${size}`,
    async ({ visit, product }) => {
      const [{ client }, target] = await Promise.all([somebody(product, mover), somebody(product, to)])
      const { page, watch } = await visit({ as: mover, ...options })
      watch.expectComplaint(/status of (400|403|404)/)
      const settings = new SettingsPage(page)
      await settings.open('security')
      const password = (section: ReturnType<typeof settings.section>) => section.locator('input[autocomplete="current-password"]')

      const email = settings.section('accountSettings.email.title')
      await email.getByRole('textbox', { name: text('accountSettings.email.new') }).fill(`${mover}@reeds.example`)
      await password(email).fill('wrong')
      await email.getByRole('button', { name: text('accountSettings.email.submit') }).click()
      await expect(email.getByRole('alert').filter({ hasText: 'There was an issue changing your email. Invalid password.' })).toBeVisible()
      await password(email).fill(product.passwordOf(mover))
      await email.getByRole('button', { name: text('accountSettings.email.submit') }).click()
      await expect(email).toContainText(`The server writes to`)
      await expect(email).toContainText(`${mover}@reeds.example`)
      expect((await credentials.verify(client)).own?.email).toBe(`${mover}@reeds.example`)

      const others = settings.section('accountSettings.aliases.title')
      const alias = others.getByRole('textbox', { name: text('accountSettings.aliases.add') })
      const addAlias = others.getByRole('button', { name: text('accountSettings.aliases.submit') })
      await addAlias.click()
      await expect(alias).toHaveAccessibleDescription(new RegExp(text('accountSettings.required')))
      await alias.fill('nobody')
      await addAlias.click()
      await expect(others.getByRole('alert').filter({ hasText: /^Error adding alias/ })).toBeVisible()
      await expect(alias).toHaveValue('nobody')
      await alias.fill('@bob')
      await addAlias.click()
      await expect(others.getByRole('listitem')).toHaveCount(1)
      await others.getByRole('listitem').getByRole('button').click()
      await expect(others).toContainText(text('accountSettings.aliases.empty'))
      expect(await aliases.list(client)).toEqual([])

      const move = settings.section('accountSettings.move.title')
      const ask = async () => {
        await move.getByRole('button', { name: text('accountSettings.move.submit') }).click()
        const question = page.getByRole('dialog', { name: `Move to @${to}?` })
        await question.getByRole('button', { name: text('accountSettings.move.submit') }).click()
      }
      await move.getByRole('textbox', { name: text('accountSettings.move.target') }).fill(`@${to}`)
      await password(move).fill(product.passwordOf(mover))
      await ask()
      await expect(move.getByRole('alert').filter({ hasText: /^Error moving account: Target account must have the origin/ })).toBeVisible()
      await aliases.add(target.client, mover)
      await ask()
      await expect(page.getByRole('region', { name: text('notices.label') })).toContainText(`Your followers are told to follow @${to}.`)
      // What was typed is sent and not asked for again.
      await expect(move.getByRole('textbox', { name: text('accountSettings.move.target') })).toHaveValue('')
      await expect(password(move)).toHaveValue('')
    },
  )

  journey(`header and background are cut by hand, the mascot is chosen, and a proved link says so: ${size}`, async ({ visit, product }) => {
    const { client, account } = await somebody(product, painter)
    const link = { name: 'Mill', value: 'https://mill.example' }
    await product.instance.context.db
      .updateTable('accounts')
      .set({
        fields_source_json: JSON.stringify([link]),
        fields_json: JSON.stringify([{ ...link, verified_at: '2025-04-30T12:00:00.000Z' }]),
      })
      .where('id', '=', account.id)
      .execute()
    const { page } = await visit({ as: painter, ...options })
    const settings = new SettingsPage(page)
    await settings.open('profile')
    await expect(settings.section('accountSettings.fields.title')).toContainText('This link leads back here; checked on April 30, 2025')
    for (const kind of ['header', 'background'] as const) {
      await settings.window
        .getByLabel(text(`accountSettings.pictures.${kind}.choose`))
        .and(settings.window.locator('input[type="file"]'))
        .setInputFiles({ name: 'reeds.png', mimeType: 'image/png', buffer: await picture(900, 900, 60) })
      const cutting = page.getByRole('dialog', { name: text(`accountSettings.pictures.${kind}`), exact: true })
      const down = cutting.getByRole('slider', { name: text('accountSettings.crop.y') })
      await expect(down).toHaveValue('0.5')
      const frame = cutting.locator('img').locator('xpath=..')
      const box = await frame.boundingBox()
      if (!box) throw new Error('The frame is not drawn')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 40, { steps: 4 })
      await page.mouse.up()
      // What is dragged down shows more of its top.
      await expect.poll(async () => Number(await down.inputValue())).toBeLessThan(0.5)
      const before = (await credentials.verify(client))[kind]
      await cutting.getByRole('button', { name: text('accountSettings.pictures.save') }).click()
      await expect(cutting).toBeHidden()
      await expect.poll(async () => (await credentials.verify(client))[kind]).not.toBe(before)
    }
    const mascot = settings.window.getByRole('group', { name: text('accountSettings.pictures.mascot') }).locator('img')
    const before = await mascot.getAttribute('src')
    await settings.window
      .getByLabel(text('accountSettings.pictures.mascot.choose'))
      .and(settings.window.locator('input[type="file"]'))
      .setInputFiles({ name: 'frog.png', mimeType: 'image/png', buffer: await picture(200, 200, 120) })
    await expect(mascot).not.toHaveAttribute('src', before ?? '')
  })

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
}
