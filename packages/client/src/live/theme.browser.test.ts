import { afterEach, expect, test } from 'vitest'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { startTheme } from './theme.ts'

let stop = () => {}
afterEach(() => stop())

async function start(stored: string, theme = 'pond') {
  const session = await openQuietSession()
  settingsOf(session).set('theme', theme)
  const name = themeStylesheetKey(session.key)
  session.device.stored.set(name, stored)
  stop = startTheme(session, document)
  return { drawn: getComputedStyle(document.documentElement).getPropertyValue('--bg'), stored: () => session.device.stored.get(name) }
}

test('a stored theme is applied immediately', async () => {
  const css = ':root[data-theme="pond"] {\ncolor-scheme: dark;\n--bg: #102030;\n}'
  const { drawn, stored } = await start(css)
  expect([drawn, stored()]).toEqual(['#102030', css])
})

test('an invalid theme is neither applied nor stored', async () => {
  const { drawn, stored } = await start('body { background: url(https://evil.test/pixel.png) }')
  expect([drawn === '#102030', stored()]).toEqual([false, null])
})

test('a stored theme that is no longer chosen is neither applied nor stored', async () => {
  const { drawn, stored } = await start(':root[data-theme="rookery-light"] {\ncolor-scheme: dark;\n--bg: #102030;\n}', 'rookery-light')
  expect([drawn === '#102030', stored()]).toEqual([false, null])
})
