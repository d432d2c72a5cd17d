import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { foreignPaths } from '../../../../../api/test/foreignPaths.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { serverThemeQuery, serverThemesQuery } from './serverThemes.ts'

let world: TestSession
const addresses: string[] = []
beforeEach(async () => {
  addresses.length = 0
  world = await openTestSession({
    through: (send) => (url, init) => {
      addresses.push(url)
      return send(url, init)
    },
  })
})
afterEach(() => world.close())

test('the list of themes names files of this server alone', async () => {
  const { server, session } = world
  const foreign = Object.fromEntries(foreignPaths.map((path, place) => [`foreign ${place}`, path]))
  server.fail('GET /static/styles.json', Response.json({ ...foreign, pond: '/static/themes/pond.json' }))
  expect(await queriesOf(session).query(serverThemesQuery(session))).toEqual([
    { kind: 'file', key: 'pond', path: '/static/themes/pond.json' },
  ])
  for (const name of Object.keys(foreign)) expect(await queriesOf(session).query(serverThemeQuery(session, name))).toBeNull()
  // The configuration of the host that the client comes from is no theme.
  const themes = addresses.filter((address) => address !== `${session.device.page}/static/config.json`)
  expect([...new Set(themes.map((address) => new URL(address).origin))]).toEqual([session.origin])
})

test('palettes and styles of the server are offered beside its themes, and read when they are chosen', async () => {
  const { server, session } = world
  const colours = { bg: '#10202a', fg: '#1b3038', text: '#c7d2d6', link: '#e0b070' }
  const inline = { _pleroma_theme_version: 2, source: { themeEngineVersion: 3, colors: { ...colours, bg: '#20102a' } } }
  const style =
    '@meta { name: Reed }\n@palette.Day { bg: #ffffff; fg: #e0e0e0; text: #101010; link: #0000c0 }\nPanel { background: --bg }\n'
  const page = () => new Response('<!doctype html><title>Page</title>', { headers: { 'content-type': 'text/html' } })
  server.fail('GET /static/styles.json', Response.json({ pond: inline, old: '/static/themes/old.json', gone: '/static/themes/gone.json' }))
  server.fail('GET /static/palettes/index.json', Response.json({ pond: ['Pond', '#000000', '#111111', '#eeeeee', '#ff8800'] }))
  server.fail('GET /static/palettes/index.custom.json', Response.json({ pond: colours, night: { ...colours, name: 'Night' } }))
  server.fail('GET /static/styles/index.json', Response.json({ Reed: '/static/styles/Reed one.iss' }))
  server.fail('GET /static/styles/index.custom.json', page())
  server.fail(
    'GET /static/themes/old.json',
    new Response('\uFEFF{"_pleroma_theme_version": 1, "colors": {"bg": "#010203", "btn": "#102030", "fg": "#ffffff"}}'),
  )
  server.fail('GET /static/themes/gone.json', page())
  server.fail('GET /static/styles/Reed%20one.iss', new Response(style))
  const offered = await queriesOf(session).query(serverThemesQuery(session))
  expect(offered.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'pond given',
    'old file',
    'gone file',
    'palette:pond given',
    'palette:night given',
    'style:Reed file',
  ])
  const bgOf = async (name: string) => (await queriesOf(session).query(serverThemeQuery(session, name)))?.colours['bg'] ?? null
  expect(await bgOf('pond')).toBe('#20102a')
  expect(await bgOf('old')).toBe('#010203')
  expect((await queriesOf(session).query(serverThemeQuery(session, 'old')))?.name).toBe('old')
  expect(await bgOf('gone')).toBeNull()
  expect(await bgOf('palette:pond')).toBe('#000000')
  expect(await bgOf('palette:night')).toBe('#10202a')
  expect(await bgOf('style:Reed')).toBe('#ffffff')
  expect(await bgOf('nothing')).toBeNull()
  expect(await bgOf('pleroma-light')).not.toBeNull()
})
