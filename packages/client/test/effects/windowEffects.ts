import * as lists from '@rookery/api/calls/lists'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { text } from '#test/app/text.ts'
import { countOf, first, isSeen } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

/** The dialog of settings, over the lists. */
export const windowEffects: EffectPage = {
  async open({ server, visit }) {
    const { client } = await server.somebody('ada')
    for (const title of ['Older reeds', 'Newer reeds']) await lists.create(client, title)
    const app = await visit('/lists#settings/general', { as: 'ada' })
    await expect.poll(() => first('main').textContent).toContain('Older reeds')
    return app
  },
  effects: {
    expertLevel: { choose: true, see: countOf('[data-setting=showScrollbars]'), usual: 0, changed: 1 },
    listOrder: {
      async choose({ server }) {
        const own = await lists.all((await server.somebody('ada')).client)
        return own.toSorted((one, other) => other.title.localeCompare(one.title)).map(({ id }) => id)
      },
      see: () => [...first('main').textContent.matchAll(/(Older|Newer) reeds/g)].map(([, name]) => name),
      usual: ['Newer', 'Older'],
      changed: ['Older', 'Newer'],
    },
  },
}

const profiles = () =>
  page
    .getByRole('dialog')
    .first()
    .getByRole('region', { name: text('settingsProfiles.title'), exact: true })

/** The storage of settings on the server. */
export const dataEffects: EffectPage = {
  async open({ visit }) {
    const app = await visit('/lists#settings/data', { as: 'ada' })
    await expect.element(profiles()).toBeInTheDocument()
    app.session.settings.take({ synchronizeSettings: null }, 'tab')
    return app
  },
  effects: {
    synchronizeSettings: {
      choose: false,
      see: () =>
        profiles()
          .getByRole('button', { name: text('settingsProfiles.now') })
          .elements()
          .some(isSeen),
      usual: true,
      changed: false,
    },
    profile: {
      choose: 'travelling',
      see: () => {
        const profile = profiles().getByLabelText(text('settingsProfiles.profile'), { exact: true }).element()
        return profile instanceof HTMLSelectElement ? profile.value : null
      },
      usual: 'default',
      changed: 'travelling',
    },
    profileVersion: {
      choose: 77,
      see: () => profiles().getByRole('status').first().element().textContent.includes('77'),
      usual: false,
      changed: true,
    },
  },
}
