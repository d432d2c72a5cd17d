import { systemClock } from '@rookery/api/http/Clock'
import { afterEach, expect, test } from 'vitest'
import { createDevice } from '#features/session/model/Device.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import { memoryStorage } from '#test/memoryStorage.ts'
import { startTheme } from './theme.ts'
import { startThemeStylesheet } from './themeStylesheet.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const theme = (bg: string) => ({
  _pleroma_theme_version: 2,
  source: { themeEngineVersion: 3, colors: { bg, fg: '#203040', text: '#ffffff', link: '#ffcc88' } },
})

/** A page of a server with these responses, whose keepers chose the theme `reeds`. */
async function pageOf(responses: Readonly<Record<string, () => Response>>) {
  const session = await openSession({
    origin: 'https://social.example',
    account: null,
    clock: systemClock,
    device: createDevice({ page: location.origin, local: () => localStorage, tab: () => sessionStorage }),
    openStorage: ({ name }) => memoryStorage(new Map(), name),
    fetch: async (url) => responses[new URL(url).pathname]?.() ?? new Response('{}', { status: 404 }),
  })
  stops.push(startTheme(session, document), startThemeStylesheet(session, document))
  return settingsOf(session)
}

const instance = {
  '/api/v1/instance': () => Response.json({ uri: 'social.example', title: 'Social' }),
  '/api/pleroma/frontend_configurations': () => Response.json({ pleroma_fe: { theme: 'reeds' } }),
}
const drawn = () => getComputedStyle(document.documentElement).getPropertyValue('--bg')

test('a chosen theme that the server has no more gives way to the one of the instance, and that to the dark one', async () => {
  const list = () => Response.json({ reeds: theme('#104020'), pond: theme('#102040') })
  const settings = await pageOf({ ...instance, '/static/styles.json': list })
  await expect.poll(drawn).toBe('#104020')
  settings.set('theme', 'pond')
  await expect.poll(drawn).toBe('#102040')
  settings.set('theme', 'gone')
  await expect.poll(drawn).toBe('#104020')
  settings.set('theme', 'custom')
  await expect.poll(drawn).toBe('#104020')
})

test('a list that is a page of the server is no list: the dark theme is drawn', async () => {
  const page = () => new Response('<!doctype html><title>Social</title>', { headers: { 'content-type': 'text/html' } })
  const settings = await pageOf({ ...instance, '/static/styles.json': page, '/static/palettes/index.json': page })
  settings.set('theme', 'gone')
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('gone')
  await expect.poll(drawn).not.toBe('#104020')
})
