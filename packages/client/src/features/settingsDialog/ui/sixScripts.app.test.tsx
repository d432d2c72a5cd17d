import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MessageId } from '#i18n/catalogues.ts'
import { languageOf } from '#i18n/languages.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { appTest } from '#test/app/appTest.tsx'
import { signInForm } from '#test/app/entrance.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { settingsWindow } from '#test/app/settingsWindow.ts'

const catalogues = import.meta.glob<string>('../../../i18n/locales/*.json', { query: '?raw', import: 'default' })

/** One language of each script: Latin, Cyrillic, Hebrew, Arabic, Telugu, and Han with kana. */
const languages = ['de', 'ru', 'he', 'ar', 'te', 'ja']

appTest('in six languages of six scripts a user signs in, posts and changes a setting', async ({ server, visit }) => {
  await server.configure({ languages })
  for (const code of languages) {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([languageOf(code).tag])
    const text = await textsOf(code)
    const app = await visit('/login')
    await expect.element(page.getByRole('heading', { level: 1, name: text('signIn.title'), exact: true })).toBeVisible()
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([languageOf(code).tag, languageOf(code).dir])
    await signInForm.name().fill('bob')
    await signInForm.password().fill(smallWorldPassword)
    await page
      .getByRole('main')
      .getByRole('button', { name: text('signIn.action'), exact: true })
      .click()
    await page.getByRole('textbox', { name: text('composer.text'), exact: true }).fill(`Written in ${code}`)
    await page.getByRole('button', { name: text('composer.post'), exact: true }).click()
    await app.advance(10_000)
    await expect
      .element(
        page
          .getByRole('article')
          .filter({ hasText: `Written in ${code}` })
          .first(),
      )
      .toBeVisible()
    expect(server.requests.filter((request) => request === 'POST /api/v1/statuses')).toHaveLength(languages.indexOf(code) + 1)
    await app.restart('/lists#settings/general')
    const wider = settingsWindow().getByRole('switch', { name: text('settings.widenTimeline'), exact: true })
    await wider.click()
    await expect.element(wider).toBeChecked()
    expect(settingsOf(app.session).get('widenTimeline')).toBe(true)
  }
})

/** The texts of a language, by id. */
async function textsOf(code: string): Promise<(id: MessageId) => string> {
  const load = catalogues[`../../../i18n/locales/${code}.json`]
  if (!load) throw new Error(`There is no catalogue ${code}.json.`)
  const texts = JSON.parse(await load()) as Readonly<Record<string, string>> // a catalogue of ours
  return (id) => texts[id] ?? ''
}
