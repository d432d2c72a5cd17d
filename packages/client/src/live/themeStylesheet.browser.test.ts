import type { Session } from '#features/session/model/Session.ts'
import { afterEach, expect, test } from 'vitest'
import { chooseTheme } from '#features/settings/model/chooseTheme.ts'
import { createDevice } from '#features/session/model/Device.ts'
import { customThemeRows } from '#features/settings/model/customThemeOf.ts'
import { emptySource, themeCss } from '@rookery/theme'
import { memoryStorage } from '#test/memoryStorage.ts'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { systemClock } from '@rookery/api/http/Clock'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { startTheme } from './theme.ts'
import { startThemeStylesheet } from './themeStylesheet.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  delete document.documentElement.dataset.theme
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

test('a chosen theme that is missing on the server is replaced by the one of the instance, and that by the dark one', async () => {
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

test('an HTML page in place of the list is ignored, and the dark theme is applied', async () => {
  const page = () => new Response('<!doctype html><title>Social</title>', { headers: { 'content-type': 'text/html' } })
  const settings = await pageOf({ ...instance, '/static/styles.json': page, '/static/palettes/index.json': page })
  settings.set('theme', 'gone')
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('gone')
  await expect.poll(drawn).not.toBe('#104020')
})

const themeOf = (name: string, bg: string) => ({ ...emptySource, name, colours: { bg, text: '#c7d2d6' } })

/** A session whose server has the themes `pond` and `reed`. */
async function openPond(): Promise<Session> {
  const session = await openQuietSession()
  const queries = queriesOf(session)
  for (const [name, bg] of [
    ['pond', '#10202a'],
    ['reed', '#102a1c'],
  ] as const)
    queries.setQueryData(serverThemeQuery(session, name).queryKey, themeOf(name, bg))
  return session
}

function start(session: Session): () => void {
  const begun = [startTheme(session, document), startThemeStylesheet(session, document)]
  const stop = () => begun.splice(0).forEach((end) => end())
  stops.push(stop)
  return stop
}

test('a theme of the server is watched while it is chosen, and not afterwards', async () => {
  const session = await openPond()
  const settings = settingsOf(session)
  const watched = (name: string) =>
    queriesOf(session)
      .getQueryCache()
      .find({ queryKey: serverThemeQuery(session, name).queryKey })
      ?.getObserversCount()
  start(session)
  chooseTheme(settings, 'pond')
  await expect.poll(drawn).toBe('#10202a')
  chooseTheme(settings, 'reed')
  await expect.poll(drawn).toBe('#102a1c')
  expect([watched('pond'), watched('reed')]).toEqual([0, 1])
  chooseTheme(settings, 'rookery-light')
  expect([watched('pond'), watched('reed')]).toEqual([0, 0])
  chooseTheme(settings, 'pond')
  await expect.poll(drawn).toBe('#10202a')
})

test('the look of an earlier release is offered once, and kept as a custom theme', async () => {
  const session = await openPond()
  const settings = settingsOf(session)
  const { stored } = session.device
  const key = themeStylesheetKey(session.key)
  const old = (name: string) => `:root[data-theme="${name}"] {\n${themeCss(themeOf(name, '#203040'))}\n}`
  const offers = () => session.notices.get().filter(({ messageKey }) => messageKey === 'themes.newRules')
  settings.set('theme', 'pond')
  stored.set(key, old('pond'))
  const stop = start(session)
  await expect.poll(drawn).toBe('#10202a')
  const [offer] = offers()
  expect(offer?.action?.label).toBe('themes.keepOldLook')
  offer?.action?.run()
  await expect.poll(drawn).toBe('#203040')
  expect(customThemeRows(settings).map(({ file }) => file['name'])).toEqual(['pond'])

  // The stylesheet that is stored now has the number of the new rules.
  chooseTheme(settings, 'pond')
  await expect.poll(drawn).toBe('#10202a')
  stop()
  start(session)()
  expect(offers()).toHaveLength(1)
  // The last start showed another theme.
  stored.set(key, old('reed'))
  start(session)
  expect(offers()).toHaveLength(1)
})
