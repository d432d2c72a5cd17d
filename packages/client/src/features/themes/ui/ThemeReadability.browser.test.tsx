import { emptySource } from '@rookery/theme'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addCustomTheme, longestCustomThemes } from '#features/settings/model/applyCustomTheme.ts'
import { customThemeOf, customThemeRows } from '#features/settings/model/customThemeOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { text } from '#test/app/text.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { ThemeReadability } from './ThemeReadability.tsx'

test('a theme with unreadable texts is reported once, and each button leaves the focus in place', async () => {
  const session = await openQuietSession()
  const own = settingsOf(session)
  await render(
    <InSession session={session}>
      <ThemeReadability />
    </InSession>,
  )
  const status = page.getByRole('status')
  const button = (id: 'themes.makeReadable' | 'themes.keepAsItIs' | 'general.undo') =>
    status.getByRole('button', { name: text(id), exact: true })
  const faint = { ...emptySource, name: 'Fog', colours: { bg: '#10202a', text: '#203040' } }
  addCustomTheme(own, faint, 0)
  await expect.element(button('themes.keepAsItIs')).toBeVisible()
  await button('themes.keepAsItIs').click()
  await expect.element(status).toHaveFocus()
  await expect.element(status).toBeEmptyDOMElement()

  const { name } = addCustomTheme(own, { ...faint, name: 'Haze' }, 1)
  const ofText = () => customThemeOf(own, name)?.colours['text']
  await button('themes.makeReadable').click()
  await expect.element(status).toHaveFocus()
  expect(ofText()).not.toBe('#203040')
  await userEvent.tab()
  await expect.element(button('general.undo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveFocus()
  expect(ofText()).toBe('#203040')

  const mist = addCustomTheme(own, { ...faint, name: 'Mist' }, 2)
  await expect.element(button('themes.makeReadable')).toBeVisible()

  // Without room the theme stays as it is, and a notice says so.
  const room = longestCustomThemes - customThemeRows(own).reduce((sum, { file }) => sum + JSON.stringify(file).length, 0)
  const file = { source: { themeEngineVersion: 3, colors: { bg: '#000000' } } }
  const padded = (length: number) => ({ ...file, note: 'x'.repeat(length - JSON.stringify({ ...file, note: '' }).length) })
  const long = 15_000
  own.set('customThemes', {
    ...own.get('customThemes'),
    ...Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`long${at}`, padded(long)])),
    last: padded(room - 3 * long),
  })
  await button('themes.makeReadable').click()
  expect(session.notices.get().map(({ messageKey }) => messageKey)).toEqual(['themeLink.noRoom'])
  expect(customThemeOf(own, mist.name)?.colours['text']).toBe('#203040')
  await expect.element(button('themes.makeReadable')).toBeVisible()

  // With a choice of contrast, the page shows texts that can be read.
  own.set('themeOverrides', { contrast: 'AA' })
  await expect.element(status).toBeEmptyDOMElement()
})
