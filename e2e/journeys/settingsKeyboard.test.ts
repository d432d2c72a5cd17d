import { isFullRun } from '../../scripts/test/isFullRun.ts'
import { expect } from '../harness/expect.ts'
import { goWithin } from '../harness/goWithin.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { hiddenOnTheWay } from '../harness/walkByTab.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada' },
  phone: { viewport: { width: 390, height: 844 }, as: 'mona' },
} as const

const places = [
  'general',
  'profile',
  'security',
  'notifications',
  'mutes/muted',
  'mutes/blocked',
  'mutes/servers',
  'mutes/words',
  'data',
  'theme',
] as const

/** Controls are only covered from above or below, so each language is walked at one width; in a full run at both. */
const walks = [
  ['desktop', 'ar'],
  ['phone', 'en'],
  ['desktop', 'en'],
  ['phone', 'ar'],
] as const

for (const [size, locale] of isFullRun ? walks : walks.slice(0, 2)) {
  journey(`the focused element is completely visible in every tab: ${size}, ${locale}`, async ({ visit }) => {
    const { page } = await visit({ ...sizes[size], locale })
    const settings = new SettingsPage(page)
    const hidden: Record<string, readonly string[]> = {}
    for (const place of places) {
      // One start shows the client; to the other tabs it leads as its links do.
      if (place === 'general') await page.goto(`/lists#settings/${place}`)
      else await goWithin(page, `/lists#settings/${place}`)
      await expect(settings.window.locator('h3, input').first()).toBeVisible({ timeout: 30_000 })
      await waitForRest(page)
      if (place === 'general') await settings.window.getByRole('checkbox', { name: text('settings.expertLevel', locale) }).check()
      // Unsaved text has a bar of its own at the end, so the way back is another one.
      if (place === 'profile') await settings.window.getByRole('textbox', { name: text('accountSettings.name', locale) }).fill('Heron')
      for (const key of place === 'profile' ? (['Tab', 'Shift+Tab'] as const) : (['Tab'] as const)) {
        const found = await hiddenOnTheWay(page, key)
        if (found.length > 0) hidden[`${place} by ${key}`] = found
      }
    }
    expect(hidden).toEqual({})
  })
}
