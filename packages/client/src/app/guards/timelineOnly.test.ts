import { capabilitiesOf } from '@rookery/api/capabilities'
import { decodeAccount } from '@rookery/api/wire/account'
import { decodeInstance } from '@rookery/api/wire/instance'
import { createCell } from '@rookery/store/Cell'
import { expect, test } from 'vitest'
import { createEntities } from '#features/entities/model/Entities.ts'
import { readFrontendConfig } from '#features/session/model/FrontendConfig.ts'
import { accountId } from '#test/examples.ts'
import { timelineOnly } from './timelineOnly.ts'

function sessionOf(me: string | null, api_versions: object, configuration: object = {}) {
  const instance = decodeInstance({ version: '4.5.0', api_versions, configuration })
  const server = {
    instance,
    nodeInfo: null,
    capabilities: capabilitiesOf(instance, null),
    config: readFrontendConfig(null, null),
    lacks: [],
  }
  return { me: me === null ? null : accountId(me), entities: createEntities(), server: createCell(server) }
}

test('a timeline that is closed to members opens while the account is loading, because its role may open it', () => {
  const closed = { timelines_access: { live_feeds: { local: 'disabled', remote: 'disabled' } } }
  const session = sessionOf('1', { mastodon: 7 }, closed)
  const arrive = (permissions: string) =>
    session.entities.receive({ accounts: [decodeAccount({ id: '1', source: { privacy: 'public' }, role: { permissions } })] })
  const guarded = () => [timelineOnly('public')(session), timelineOnly('all')(session)]
  expect(guarded()).toEqual([null, null])
  arrive('0')
  expect(guarded()).toEqual(['/main/friends', '/main/friends'])
  arrive(String(0x10_00_00))
  expect(guarded()).toEqual([null, null])
  // Not for visitors, not on servers without such roles, and not a timeline that no role opens.
  expect(timelineOnly('public')(sessionOf(null, { mastodon: 7 }, closed))).not.toBeNull()
  expect(timelineOnly('public')(sessionOf('1', {}, closed))).toBe('/main/friends')
  expect(timelineOnly('bubble')(sessionOf('1', { mastodon: 7 }))).toBe('/main/friends')
})
