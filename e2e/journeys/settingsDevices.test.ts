import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey, type Visit } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text, textStart } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'mona' },
} as const

/** The settings of a user's device that syncs with the server. */
async function openDevice({ page, context, watch }: Visit) {
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|status of 404|WebSocket/)
  await page.clock.install()
  const settings = new SettingsPage(page)
  await settings.open('data')
  const section = settings.section('settingsProfiles.title')
  const now = section.getByRole('button', { name: text('settingsProfiles.now') })
  const state = section.getByRole('status').first()
  const isOn = (name: 'greentext' | 'hidePostStats') => settings.window.getByRole('switch', { name: text(`settings.${name}`) })
  return {
    page,
    state,
    now,
    notices: page.getByRole('region', { name: text('notices.label') }),
    /** Changes settings offline, this long after the page was opened. */
    async changeOffline(values: Readonly<Record<string, unknown>>, after: string) {
      await context.setOffline(true)
      await page.clock.fastForward(after)
      await chooseSettings(page, values)
      // Past the pause after which the product writes by itself: it would be under way when the device is online again.
      await page.clock.fastForward('00:10')
      await now.click()
      await expect(state).toContainText(textStart('settings_profile.synchronization_error'))
    },
    async synchronize() {
      await now.click()
      await expect(state).toContainText(/Version \d+ synchronized/)
    },
    /** Has a line again, and says why nothing was synchronized until something was. */
    async comeBack() {
      const release = await holdCalls(page, 'GET', /\/frontend_settings\//)
      await context.setOffline(false)
      await now.click()
      await expect(now).toHaveAttribute('aria-busy', 'true')
      await expect(state).toContainText(textStart('settings_profile.synchronization_error'))
      release()
      await expect(state).toContainText(/Version \d+ synchronized/)
    },
    async chosen() {
      await page.evaluate(() => (location.hash = '#settings/general/attachmentSize'))
      const size = settings.window.getByRole('combobox', { name: text('settings.attachmentSize') })
      await expect(size).toBeVisible()
      await settings.window.getByRole('checkbox', { name: text('settings.expertLevel') }).check()
      const found = {
        attachmentSize: await size.inputValue(),
        greentext: await isOn('greentext').isChecked(),
        hidePostStats: await isOn('hidePostStats').isChecked(),
      }
      await page.evaluate(() => (location.hash = '#settings/data'))
      await expect(now).toBeVisible()
      return found
    },
  }
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `two devices that changed settings offline both keep them, and the later choice for one setting wins: ${size}`,
    async ({ visit }) => {
      const one = await openDevice(await visit({ ...options, synchronizes: true }))
      await one.synchronize()
      const other = await openDevice(await visit({ ...options, synchronizes: true }))
      await other.synchronize()
      await one.changeOffline({ greentext: true, attachmentSize: 'small' }, '01:00')
      await other.changeOffline({ hidePostStats: true, attachmentSize: 'hide' }, '20:00')

      await one.comeBack()
      await other.comeBack()
      await expect(other.notices).toContainText('was changed later here. Its value here counts.')
      await one.now.click()
      await expect(one.notices).toContainText(text('settings_profile.synchronized'))
      const both = { attachmentSize: 'hide', greentext: true, hidePostStats: true }
      await expect.poll(() => one.chosen()).toEqual(both)
      expect(await other.chosen()).toEqual(both)
    },
  )

  journey(`a device with an earlier choice shows that the later one of another device wins: ${size}`, async ({ visit }) => {
    const one = await openDevice(await visit({ ...options, as: size === 'desktop' ? 'bob' : 'carol', synchronizes: true }))
    await one.synchronize()
    const other = await openDevice(await visit({ ...options, as: size === 'desktop' ? 'bob' : 'carol', synchronizes: true }))
    await other.synchronize()
    await one.changeOffline({ attachmentSize: 'small' }, '01:00')
    await other.changeOffline({ attachmentSize: 'hide' }, '20:00')
    await other.comeBack()
    await one.comeBack()
    await expect(one.notices).toContainText('was changed later on another device. Its value there counts.')
    expect(await one.chosen()).toMatchObject({ attachmentSize: 'hide' })
  })
}
