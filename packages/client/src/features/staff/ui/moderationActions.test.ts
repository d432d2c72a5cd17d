import * as accounts from '@rookery/api/calls/accounts'
import type { AdminAccount } from '@rookery/api/wire/adminAccount'
import type { SmallWorldName } from '@rookery/instance/testing'
import { afterEach, describe, expect, test } from 'vitest'
import type { AccountRecord } from '#features/entities/model/records.ts'
import type { Server, Session } from '#features/session/model/Session.ts'
import { createCell } from '@rookery/store/Cell'
import { actionLines } from '#features/actions/ui/ActionMenu.tsx'
import { createActionContext } from '#features/actions/ui/createActionContext.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { moderationActions } from './moderationActions.ts'

let world: TestSession
afterEach(() => world.close())

async function daveFor(as: SmallWorldName | null): Promise<AccountRecord> {
  world = await openTestSession({ as })
  const { client, entities } = world.session
  const names = as === null ? ['dave'] : ['dave', as]
  for (const name of names) entities.receive({ accounts: [await accounts.lookup(client, name)] })
  const { id } = await accounts.lookup(client, 'dave')
  const record = entities.accounts.get(id)
  if (!record) throw new Error('Dave is not known.')
  return record
}

const contextOf = (session: Session) =>
  createActionContext({ session, language: 'en', replyTarget: null, navigation: null, windows: createCell(null) })

function menuOf(account: AccountRecord, admin?: AdminAccount, session = world.session): readonly string[] {
  const lines = actionLines(moderationActions, { id: account.id, account, admin }, contextOf(session), '@dave')
  return lines.map(({ label, checked }) => `${'key' in label ? label.key.replace('moderation.', '') : ''}${checked ? ' ✓' : ''}`)
}

function setCapabilities(capabilities: Partial<Server['capabilities']>): void {
  const { session } = world
  const server = session.server.get()
  session.setServer({ ...server, capabilities: { ...server.capabilities, ...capabilities } })
}

const roles = ['grantAdmin', 'grantModerator']
const everybody = ['tag.forceNsfw', 'tag.stripMedia', 'tag.forceUnlisted', 'tag.sandbox']
const localOnly = ['tag.disableRemoteSubscription', 'tag.disableAnySubscription', 'tag.quarantine']

/** Spec 2, section 6; the staff's routes of Akkoma. */
describe('the moderation menu by role', () => {
  test.each<[string, SmallWorldName | null, readonly string[]]>([
    ['an admin', 'ada', [...roles, ...everybody, ...localOnly, 'deactivate', 'delete']],
    ['a moderator', 'mona', [...everybody, ...localOnly, 'deactivate']],
    ['a member', 'bob', []],
    ['a visitor', null, []],
  ])('%s', async (_who, as, lines) => {
    expect(menuOf(await daveFor(as))).toEqual(lines)
  })

  test('for a remote account an admin finds neither roles nor the tags of this server', async () => {
    const dave = await daveFor('ada')
    expect(menuOf({ ...dave, isLocal: false })).toEqual([...everybody, 'deactivate', 'delete'])
  })

  test('without a policy that uses them there are no tags', async () => {
    const dave = await daveFor('ada')
    setCapabilities({ tagPolicy: false })
    expect(menuOf(dave)).toEqual([...roles, 'deactivate', 'delete'])
  })

  test('moderators can delete if the server gives them extra privileges', async () => {
    const dave = await daveFor('mona')
    setCapabilities({ privilegedModerators: true })
    expect(menuOf(dave)).toContain('delete')
  })

  test('a server without these tools offers nothing', async () => {
    const dave = await daveFor('ada')
    setCapabilities({ moderation: false })
    expect(menuOf(dave)).toEqual([])
  })

  test('a token from before the user became staff has no staff rights', async () => {
    const dave = await daveFor('ada')
    const { token } = world.session
    if (token === null) throw new Error('Ada is not signed in.')
    const before: Session = { ...world.session, token: { ...token, scope: 'read write follow push' } }
    expect(menuOf(dave, undefined, before)).toEqual([])
  })

  test('privileges sent by the server override those of the role', async () => {
    const dave = await daveFor('mona')
    const { entities, me } = world.session
    const own = me && entities.accounts.get(me)
    if (!own) throw new Error('Mona is not known.')
    const restored = { ...own, own: { ...ownFields, privileges: ['users_delete'] } }
    entities.accounts.patch(own.id, () => restored).settle()
    expect(menuOf(dave)).toEqual(['delete'])
  })
})

const ownFields: NonNullable<AccountRecord['own']> = {
  note: '',
  fields: [],
  defaultScope: 'public',
  defaultSensitive: false,
  followRequestsCount: 0,
  allowFollowingMove: false,
  showRole: true,
  noRichText: false,
  discoverable: false,
  permitFollowback: false,
  unreadNotificationsCount: 0,
  unreadConversationCount: 0,
  blockFromStrangers: false,
  hideNotificationContents: false,
  birthday: null,
  showBirthday: false,
  email: null,
  privileges: null,
  viewsClosedFeeds: false,
  settingsStore: {},
}

test('data for staff overrides public data', async () => {
  const dave = await daveFor('ada')
  const admin: AdminAccount = {
    id: dave.id,
    nickname: 'dave',
    displayName: 'Dave',
    isActive: false,
    isLocal: true,
    isConfirmed: true,
    isApproved: true,
    roles: { admin: true, moderator: true },
    tags: ['mrf_tag:sandbox'],
    email: null,
    registrationReason: null,
  }
  expect(menuOf(dave, admin)).toEqual([
    'revokeAdmin',
    'revokeModerator',
    ...everybody.map((tag) => (tag === 'tag.sandbox' ? `${tag} ✓` : tag)),
    ...localOnly,
    'activate',
    'delete',
  ])
})
