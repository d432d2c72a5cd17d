import * as lists from '@rookery/api/calls/lists'
import { expect } from 'vitest'

import { settingsSection, settingsWindow } from '../settingsWindow.ts'
import { text } from '../text.ts'
import { all, countOf } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

const reeds = () => all('main [data-row], main li').flatMap(({ innerText }) => /(\w+) reeds/.exec(innerText)?.[1] ?? [])

/** Addresses of the lists, the older one first. */
const listIds = () =>
  all('main a[href^="/lists/"]', 'reeds')
    .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')
    .toSorted((a, b) => Number(a) - Number(b))

/** The dialog of all settings, over the lists. */
export const windowEffects = {
  async start(server, visit) {
    const { client } = await server.somebody('ada')
    await lists.create(client, 'Older reeds')
    await lists.create(client, 'Newer reeds')
    const app = await visit('/lists#settings/general', { as: 'ada' })
    await expect.element(settingsWindow().getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect.poll(countOf('main a', 'Older reeds')).toBeGreaterThan(0)
    return app
  },
  effects: {
    expertLevel: { choose: true, see: countOf('[data-setting=showScrollbars]'), usual: 0, changed: 1 },
    listOrder: { choose: listIds, see: reeds, usual: ['Newer', 'Older'], changed: ['Older', 'Newer'] },
  },
} satisfies EffectPage

const profiles = () => settingsSection('settingsProfiles.title')

/** Where the settings are stored besides the device. */
export const dataEffects = {
  async start(_server, visit) {
    const app = await visit('/lists#settings/data', { as: 'ada', settings: { synchronizeSettings: true } })
    await expect.element(profiles()).toBeVisible()
    return app
  },
  effects: {
    // A later row has the settings synchronized, which writes the version as well.
    profileVersion: {
      choose: 77,
      see: () => profiles().getByRole('status').first().element().textContent.includes('77'),
      usual: false,
      changed: true,
    },
    synchronizeSettings: {
      choose: false,
      see: () =>
        profiles()
          .getByRole('button', { name: text('settingsProfiles.now') })
          .elements().length,
      usual: 1,
      changed: 0,
    },
    profile: {
      choose: 'travelling',
      see: () => (profiles().getByLabelText(text('settingsProfiles.profile'), { exact: true }).element() as HTMLInputElement).value, // the field of that name
      usual: 'default',
      changed: 'travelling',
    },
  },
} satisfies EffectPage
