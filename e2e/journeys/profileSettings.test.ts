import * as accounts from '@rookery/api/calls/accounts'
import * as credentials from '@rookery/api/calls/credentials'
import type { ApiClient } from '@rookery/api/http/client'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** The server's data of a profile. */
async function stored(client: ApiClient) {
  const { own, displayName } = await credentials.verify(client)
  return [displayName, own?.note.trim(), own?.fields]
}

const profilePath = '/api/v1/accounts/update_credentials'

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`name, bio and fields are edited, reordered by keys, and survive failures and a reload: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, 'carol')
    await accounts.updateCredentials(client, { displayName: 'Carol', note: 'Reeds', fields: [{ name: 'Boat', value: 'leaking' }] })
    const { page, watch } = await visit({ as: 'carol', ...options })
    watch.expectComplaint(/status of (500|403)/)
    const settings = new SettingsPage(page)
    await settings.open('profile')
    const window = settings.window
    const name = window.getByRole('textbox', { name: text('accountSettings.name'), exact: true })
    const bio = window.getByRole('textbox', { name: text('accountSettings.bio'), exact: true })
    const save = window.getByRole('button', { name: text('accountSettings.profile.save') })
    await expect(name).toHaveValue('Carol')
    await expect(save).toBeDisabled()
    await name.fill('كارول من البحيرة')
    await bio.fill('Rows with ')
    await bio.press('End')
    await bio.pressSequentially('@bo')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await bio.press('Tab')
    await expect(bio).toHaveValue('Rows with @bob ')
    await window.getByRole('button', { name: text('composer.preview') }).click()
    await expect(window.getByRole('region', { name: text('composer.preview') }).getByRole('link', { name: /bob/ })).toBeVisible()
    await window.getByRole('button', { name: text('accountSettings.fields.add') }).click()
    await window.getByRole('textbox', { name: 'Name of field 2' }).fill('Site')
    await window.getByRole('textbox', { name: 'Value of field 2' }).fill('https://carol.example')
    const handle = window.getByRole('button', { name: /^Move field 2: arrow/ })
    await handle.focus()
    await page.keyboard.press('ArrowUp')
    await expect(window.getByRole('textbox', { name: 'Name of field 1' })).toHaveValue('Site')
    await expect(window.getByRole('button', { name: /^Move field 1: arrow/ })).toBeFocused()

    const mend = await breakCalls(page, 'PATCH', profilePath, { kind: 'status', status: 500 })
    await save.click()
    await expect(window.getByRole('alert').filter({ hasText: /^Error saving settings/ })).toBeVisible()
    await mend()
    await page.reload()
    await expect(bio).toHaveValue('Rows with @bob ')
    await expect(window.getByRole('textbox', { name: 'Name of field 1' })).toHaveValue('Site')
    // Another device was faster.
    await accounts.updateCredentials(client, { note: 'From the phone' })
    await save.click()
    const conflict = window.getByRole('alert').filter({ hasText: 'From the phone' })
    await expect(conflict).toBeVisible()
    await conflict.getByRole('button', { name: text('accountSettings.conflict.mine') }).click()
    await save.click()
    await expect(save).toBeDisabled()
    await expect
      .poll(() => stored(client))
      .toEqual([
        'كارول من البحيرة',
        'Rows with @bob',
        [
          { name: 'Site', value: 'https://carol.example' },
          { name: 'Boat', value: 'leaking' },
        ],
      ])
    // A keyboard user continues there: a disabled element loses the focus in the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await expect(save).toBeFocused()
    await name.fill('n'.repeat(300))
    await save.click()
    await expect(window.getByRole('alert').filter({ hasText: /longer than the server allows/ })).toBeVisible()
    await expect(name).toHaveValue('n'.repeat(300))
    await window.getByRole('button', { name: text('accountSettings.profile.discard') }).click()
    await expect(name).toHaveValue('كارول من البحيرة')
    await settings.window.getByRole('switch', { name: text('serverSettings.hideFollowers') }).click()
    await expect.poll(async () => (await credentials.verify(client)).hideFollowers).toBe(size === 'desktop')
  })
}
