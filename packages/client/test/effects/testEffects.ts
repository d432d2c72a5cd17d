import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { SettingKey } from '#data/settings/settingsTable.ts'
import { appTest } from '#test/app/appTest.tsx'
import type { EffectPage, SettingEffect } from './SettingEffect.ts'

/** Settings of the instance on which each effect is seen: it has a wallpaper and a panel, and nothing streams by default. */
const decorated = appTest.override({
  choices: { client: { streaming: false, background: '/images/banner.png', showInstanceSpecificPanel: true } },
})

/** One test a setting: its effect is absent at first, there while it is chosen, and absent again afterwards. */
export function testEffects(place: string, { open, effects }: EffectPage): void {
  for (const [name, effect] of Object.entries(effects) as [SettingKey, SettingEffect][])
    decorated(`the setting ${name} takes effect in the open page and ends with the choice (${place})`, async ({ server, visit }) => {
      await server.putFile('instance/panel.html', '<p>Mind the reeds</p>')
      const { choose, given = {}, see, usual, changed } = effect
      const app = await open({ server, visit })
      await expect.element(page.getByRole('main')).toBeInTheDocument()
      const scene = { app, server }
      // As another tab of the same person would.
      const take = (values: Readonly<Record<string, unknown>>) => void app.session.settings.take(values, 'tab')
      const looks = async (when: string, expected: unknown) => {
        await expect.poll(async () => see(scene), { message: `${name} ${when}` }).toEqual(expected)
      }
      take(given)
      await looks('before', usual)
      take({ [name]: typeof choose === 'function' ? await choose(scene) : choose })
      await looks('chosen', changed)
      take({ [name]: null })
      await looks('taken back', usual)
    })
}
