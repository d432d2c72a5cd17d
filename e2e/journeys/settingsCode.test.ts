import type { Page } from 'playwright-core'

import { asMastodon } from '../harness/asMastodon.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { journey, type Visit } from '../harness/journey.ts'
import { replaceClipboard } from '../harness/replaceClipboard.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

/** The data tab on a server that keeps no settings for clients. */
async function opened({ page, watch }: Visit) {
  // The server behind this page lacks Mastodon's extensions.
  watch.expectComplaint(/status of 404/)
  await asMastodon(page)
  const settings = new SettingsPage(page)
  await settings.open('data')
  return settings.section('settingsProfiles.title')
}

const code = (page: Page) => page.getByRole('dialog', { name: text('settingsCode.title') })
const restoring = (page: Page) => page.getByRole('dialog', { name: text('settingsFile.restore') })

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `a QR code takes settings to a device that is not signed in yet, and they change after a preview: ${size}`,
    async ({ visit, product }) => {
      const visited = await visit({ as: 'ada', ...options })
      const { page } = visited
      const section = await opened(visited)
      await expect(section).toContainText(text('settingsProfiles.missing'))
      await chooseSettings(page, { maxThumbnails: 7, greentext: true, theme: 'rookery-light', muteWords: ['عين', 'eel 🐟'] })
      await section.getByRole('button', { name: text('settingsCode.show') }).click()
      const image = code(page).getByRole('img', { name: text('settingsCode.label') })
      await expect(image).toBeInViewport({ ratio: 1 })
      // Four pixels for each dot, so that a camera can read it on any screen.
      const { width, dots } = await image.evaluate((svg: SVGSVGElement) => ({ width: svg.clientWidth, dots: svg.viewBox.baseVal.width }))
      expect((width / dots) * (size === 'phone' ? 3 : 1)).toBeGreaterThan(4)
      const copied = await replaceClipboard(page)
      await code(page)
        .getByRole('button', { name: text('settingsCode.copy') })
        .click()
      const address = await copied()
      expect(address.startsWith(`${product.origin}/about#settings/data/given-`)).toBe(true)

      const other = (await visit({ ...options })).page
      await other.goto(address)
      await new ShellPage(other).loginHint.click()
      const signIn = new SignInPage(other, product)
      await signIn.enter('bob', product.passwordOf('bob'))
      await expect(restoring(other)).toContainText(text('settingsCode.given'))
      for (const name of ['greentext', 'maxThumbnails', 'theme'] as const)
        await expect(
          restoring(other)
            .getByRole('row')
            .filter({ hasText: text(`settings.${name}`) }),
        ).toBeVisible()
      await restoring(other)
        .getByRole('button', { name: /^Change 4 settings/ })
        .click()
      await expect(restoring(other).getByText('4 settings restored')).toBeVisible()
      await restoring(other)
        .getByRole('button', { name: text('general.close') })
        .last()
        .click()
      await expect(restoring(other)).toHaveCount(0)
      // It is not offered again.
      await other.reload()
      const window = other.getByRole('dialog').first()
      await expect(window.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expect(restoring(other)).toHaveCount(0)
      await other.goto('/lists#settings/general/greentext')
      await expect(window.getByRole('switch', { name: text('settings.greentext') })).toBeChecked()
      expect(product.asked.filter((call) => call.includes('given-'))).toEqual([])
    },
  )
}
