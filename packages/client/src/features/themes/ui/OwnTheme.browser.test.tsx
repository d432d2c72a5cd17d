import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { customThemeRows } from '#features/settings/model/customThemeOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { text, textWith } from '#test/app/text.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { OwnTheme } from './OwnTheme.tsx'

const palette = { bg: '#10202a', fg: '#1b3038', text: '#c7d2d6', link: '#e0b070' }
const file = { _pleroma_theme_version: 2, name: 'Pond', source: { themeEngineVersion: 3, colors: { bg: '#2a1030', text: '#f0e0f5' } } }
const style = '@meta {\n  name: Reed;\n}\n\n@palette.Day {\n  bg: #ffffff;\n  fg: #e0e0e0;\n  text: #101010;\n  link: #0000c0;\n}\n'

test('pasted text of a theme is imported, and other text stays in its field with the reason', async () => {
  const session = await openQuietSession()
  await render(
    <InSession session={session}>
      <OwnTheme />
    </InSession>,
  )
  await page.getByText(text('themeImport.text')).click()
  const field = page.getByRole('textbox', { name: text('themeImport.field') })
  const alert = page.getByRole('alert').first()
  const submit = async (pasted: string) => {
    await field.fill(pasted)
    await page.getByRole('button', { name: text('themeImport.submit'), exact: true }).click()
  }
  const unsupported = (reason: 'themeError.unknownText' | 'themeError.noTheme') =>
    textWith('themeEditor.unsupported', { reason: text(reason) })
  const rejected = [
    ['a pond', unsupported('themeError.unknownText')],
    [
      '{"bg": "#10202a",\n "fg" 1}',
      textWith('themeEditor.unsupported', { reason: textWith('themeError.brokenJson', { line: '2', column: '7' }) }),
    ],
    ['[1, 2]', unsupported('themeError.noTheme')],
    ['https://other.example/pond.json', text('themeError.otherServer')],
    ['/static/themes/none.json', text('themeError.missingFile')],
  ] as const
  for (const [pasted, reason] of rejected) {
    await submit(pasted)
    await expect.element(alert).toHaveTextContent(reason)
    await expect.element(field).toHaveValue(pasted)
  }
  expect(customThemeRows(settingsOf(session))).toEqual([])

  for (const pasted of [JSON.stringify(file), JSON.stringify(palette), style]) {
    await submit(pasted)
    await expect.element(field).toHaveValue('')
    await expect.element(alert).toBeEmptyDOMElement()
  }
  expect(customThemeRows(settingsOf(session)).map(({ file: { name } }) => name)).toEqual(['Pond', '', 'Reed'])
  // It has a ground of its own, because a link's color is hard to read on the alerts of many themes.
  document.documentElement.style.cssText = '--btn: rgb(1, 2, 3)'
  await expect
    .element(page.getByRole('button', { name: text('general.undo'), exact: true }))
    .toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)' })
  document.documentElement.style.cssText = ''
})
