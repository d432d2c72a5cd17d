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
  expect([...new Set(addresses.map((address) => new URL(address).origin))]).toEqual([session.origin])
})
