import { afterEach, expect, test } from 'vitest'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { startTheme } from './theme.ts'

let stop = () => {}
afterEach(() => stop())

async function start(stored: string) {
  const session = await openQuietSession()
  const name = themeStylesheetKey(session.key)
  session.device.stored.set(name, stored)
  const before = document.adoptedStyleSheets.length
  stop = startTheme(session, document)
  return { drawn: document.adoptedStyleSheets.length - before, stored: () => session.device.stored.get(name) }
}

test('a theme that the device keeps is drawn at once', async () => {
  const css = ':root[data-theme="pond"] {\ncolor-scheme: dark;\n--bg: #102030;\n}'
  const { drawn, stored } = await start(css)
  expect([drawn, stored()]).toEqual([1, css])
})

test('an invalid theme is neither drawn nor stored', async () => {
  const { drawn, stored } = await start('body { background: url(https://evil.test/pixel.png) }')
  expect([drawn, stored()]).toEqual([0, null])
})
