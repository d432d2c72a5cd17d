import * as accounts from '@rookery/api/calls/accounts'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'mona' },
} as const

/** The button that deletes a profile in the question before it. */
const deletion = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: text('settingsProfiles.remove'), exact: true })

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`names of three hundred characters are cut at the limit and do not widen the window: ${size}`, async ({ visit, product }) => {
    const { client } = await somebody(product, options.as)
    const long = 'n'.repeat(300)
    const fits = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('dialog[open], dialog[open] *')].every(
          (box) => box.scrollWidth <= box.clientWidth + 1 || getComputedStyle(box).overflowX !== 'auto' || box.role === 'tablist',
        ),
      )
    const { page } = await visit({ ...options, synchronizes: true })
    const settings = new SettingsPage(page)
    await settings.open('data')
    const section = settings.section('settingsProfiles.title')
    // The server knows the first profile once something was written to it.
    await section.getByRole('button', { name: text('settingsProfiles.now') }).click()
    await expect(section.getByRole('status').first()).toContainText(/Version \d+ synchronized/)
    await section.getByRole('textbox', { name: text('settingsProfiles.new') }).focus()
    await page.keyboard.insertText(long)
    await section.getByRole('button', { name: text('settingsProfiles.add') }).click()
    const profile = section.getByRole('combobox', { name: text('settingsProfiles.profile') })
    await expect(profile).toHaveValue(long.slice(0, 100))
    expect(await fits()).toBe(true)
    await profile.selectOption('default')
    await expect(section.getByRole('list', { name: text('settingsProfiles.others') })).toContainText(long.slice(0, 100))
    expect(await fits()).toBe(true)
    await section.getByRole('button', { name: /^Delete the profile n/ }).click()
    expect(await fits()).toBe(true)
    await deletion(page).click()
    await expect(section.getByRole('list', { name: text('settingsProfiles.others') })).toHaveCount(0)

    await product.instance.context.db.updateTable('accounts').set({ display_name: long }).where('acct', '=', 'carol').execute()
    const { id } = await accounts.lookup(client, 'carol')
    await accounts.mute(client, id)
    await page.goto('/lists#settings/mutes/muted')
    await expect(settings.window.getByRole('button', { name: `Unmute ${long}` })).toBeVisible()
    expect(await fits()).toBe(true)
    await accounts.unmute(client, id)
  })
}
