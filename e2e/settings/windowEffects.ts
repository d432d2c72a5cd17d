import * as lists from '@rookery/api/calls/lists'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { countOf } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const fill = oncePerProduct(async (product) => {
  const { client } = await somebody(product, 'ada')
  const older = await lists.create(client, 'Older reeds')
  const newer = await lists.create(client, 'Newer reeds')
  return [older.id, newer.id]
})

const listNames = async ({ page }: Scene) => {
  const names = await page
    .locator('main')
    .getByText(/reeds$/)
    .allInnerTexts()
  return names.map((name) => name.split(' ')[0])
}

/** The dialog of all settings, over the lists. */
export const windowEffects: EffectPage = {
  async open({ page, product }) {
    await fill(product)
    await new SettingsPage(page).open('general')
    await page.locator('main').getByText('Older reeds').waitFor()
  },
  effects: {
    expertLevel: { choose: true, see: countOf('[data-setting=showScrollbars]'), usual: 0, changed: 1 },
    listOrder: { choose: ({ product }) => fill(product), see: listNames, usual: ['Newer', 'Older'], changed: ['Older', 'Newer'] },
  },
}

const profiles = ({ page }: Scene) => new SettingsPage(page).section('settingsProfiles.title')

/** Where the settings are kept besides the device. */
export const dataEffects: EffectPage = {
  async open({ page }) {
    await new SettingsPage(page).open('data')
    await chooseSettings(page, { synchronizeSettings: null })
  },
  effects: {
    synchronizeSettings: {
      choose: false,
      see: (scene) =>
        profiles(scene)
          .getByRole('button', { name: text('settingsProfiles.now') })
          .isVisible(),
      usual: true,
      changed: false,
    },
    profile: {
      choose: 'travelling',
      see: (scene) => profiles(scene).getByLabel(text('settingsProfiles.profile'), { exact: true }).inputValue(),
      usual: 'default',
      changed: 'travelling',
    },
    profileVersion: {
      choose: 77,
      see: async (scene) => (await profiles(scene).getByRole('status').first().innerText()).includes('77'),
      usual: false,
      changed: true,
    },
  },
}
