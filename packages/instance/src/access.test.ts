import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { hashToken } from './auth.ts'
import { startTestInstance, type TestInstance } from './testing.ts'
import { ask, textField, type TestResponse } from './testing/ask.ts'

/** Who may call: `anybody`; an app with its own token; or a user whose token has one of the scopes (none: any token). */
type Access = 'anybody' | 'app' | readonly string[] | StaffAccess

/** For moderators and admins, or for admins alone, with any of the scopes. */
interface StaffAccess {
  readonly role: 'staff' | 'admin'
  readonly scopes: readonly string[]
}

const staff = (...scopes: string[]): StaffAccess => ({ role: 'staff', scopes })
const admin = (...scopes: string[]): StaffAccess => ({ role: 'admin', scopes })

const follows = ['follow', 'write:follows']
const blocks = ['follow', 'write:blocks']
const mutes = ['follow', 'write:mutes']

/** Every route. A registered route without an entry fails, and so does an entry without a route. */
const ACCESS: Record<string, Access> = {
  'GET /*': 'anybody',
  'GET /.well-known/nodeinfo': 'anybody',
  'GET /nodeinfo/:file': 'anybody',
  'GET /manifest.json': 'anybody',
  'GET /media/*': 'anybody',
  'GET /oauth/authorize': 'anybody',
  'POST /oauth/authorize': 'anybody',
  'GET /pleroma/admin': 'anybody',
  // It proves by name and password that an admin fills it in, as the form of signing in does.
  'POST /pleroma/admin': 'anybody',
  'POST /oauth/mfa/verify': 'anybody',
  'POST /oauth/token': 'anybody',
  'POST /oauth/mfa/challenge': 'anybody',
  'POST /oauth/revoke': 'anybody',
  'POST /auth/password': 'anybody',
  'GET /main/ostatus': 'anybody',
  'POST /main/ostatus': 'anybody',
  'POST /api/v1/pleroma/remote_interaction': 'anybody',
  'PUT /api/v1/akkoma/preferred_frontend': 'anybody',
  'GET /api/v1/instance': 'anybody',
  'GET /api/v2/instance': 'anybody',
  'GET /api/v1/instance/peers': 'anybody',
  'GET /api/pleroma/frontend_configurations': 'anybody',
  'GET /api/v1/pleroma/emoji': 'anybody',
  'GET /api/v1/custom_emojis': 'anybody',
  'GET /api/v1/akkoma/preferred_frontend/available': 'anybody',
  'GET /api/v1/pleroma/federation_status': 'anybody',
  'GET /api/v1/trends': 'anybody',
  'GET /api/v1/pleroma/captcha': 'anybody',
  'GET /api/v1/pleroma/password_reset/:token': 'anybody',
  'POST /api/v1/pleroma/password_reset': 'anybody',
  'GET /dev/mailbox': 'anybody',
  'GET /dev/approval/:id/:token': 'anybody',
  'POST /dev/approval/:id/:token': 'anybody',
  'GET /dev/captcha/:file': 'anybody',
  'POST /api/v1/pleroma/accounts/confirmation_resend': 'anybody',
  'GET /api/account/confirm_email/:id/:token': 'anybody',
  'POST /api/v1/apps': 'anybody',
  // Any token is accepted, but without an app the response is 400, which reveals nothing.
  'GET /api/v1/apps/verify_credentials': 'anybody',
  'POST /api/v1/accounts': 'app',

  // Open to visitors, with less data.
  'GET /api/v1/accounts/lookup': 'anybody',
  'GET /api/v1/accounts/search': 'anybody',
  'GET /api/v1/accounts/:id': 'anybody',
  'GET /api/v1/accounts/:id/statuses': 'anybody',
  'GET /api/v1/accounts/:id/followers': 'anybody',
  'GET /api/v1/accounts/:id/following': 'anybody',
  'GET /api/v1/pleroma/accounts/:id/favourites': 'anybody',
  'GET /api/v1/directory': 'anybody',
  'GET /api/v1/statuses': 'anybody',
  'GET /api/v1/statuses/:id': 'anybody',
  'GET /api/v1/statuses/:id/context': 'anybody',
  'GET /api/v1/statuses/:id/source': 'anybody',
  'GET /api/v1/statuses/:id/history': 'anybody',
  'GET /api/v1/statuses/:id/favourited_by': 'anybody',
  'GET /api/v1/statuses/:id/reblogged_by': 'anybody',
  'GET /api/v1/pleroma/statuses/:id/reactions': 'anybody',
  'GET /api/v1/pleroma/statuses/:id/reactions/:emoji': 'anybody',
  'GET /api/v1/polls/:id': 'anybody',
  'GET /api/v1/timelines/public': 'anybody',
  'GET /api/v1/timelines/bubble': 'anybody',
  'GET /api/v1/timelines/tag/:tag': 'anybody',
  'GET /api/v2/search': 'anybody',

  'GET /api/v1/accounts/verify_credentials': ['read:accounts'],
  'PATCH /api/v1/accounts/update_credentials': ['write:accounts'],
  'GET /api/v1/accounts/relationships': ['read:follows'],
  'GET /api/v1/accounts/:id/identity_proofs': ['read:accounts'],
  'GET /api/v1/accounts/:id/lists': ['read:lists'],
  'GET /api/v1/endorsements': ['read:accounts'],
  'GET /api/v1/preferences': ['read:accounts'],
  'GET /api/v1/suggestions': ['read'],
  'GET /api/v2/suggestions': ['read'],
  'GET /api/v1/akkoma/translation/languages': ['read:statuses'],
  'GET /api/v1/pleroma/apps': ['follow', 'read'],
  'GET /api/oauth_tokens': [],
  'GET /api/oauth_tokens.json': [],
  'DELETE /api/oauth_tokens/:id': ['write:security'],
  'GET /api/v1/announcements': [],
  'POST /api/v1/announcements/:id/dismiss': ['write:accounts'],
  'POST /api/v1/push/subscription': ['push'],
  'GET /api/v1/push/subscription': ['push'],
  'PUT /api/v1/push/subscription': ['push'],
  'DELETE /api/v1/push/subscription': ['push'],
  'GET /api/pleroma/accounts/mfa': ['read:security'],
  'GET /api/pleroma/accounts/mfa/setup/:method': ['write:security'],
  'POST /api/pleroma/accounts/mfa/confirm/:method': ['write:security'],
  'DELETE /api/pleroma/accounts/mfa/:method': ['write:security'],
  'GET /api/pleroma/accounts/mfa/backup_codes': ['write:security'],

  'POST /api/v1/accounts/:id/follow': follows,
  'POST /api/v1/follows': follows,
  'POST /api/v1/accounts/:id/unfollow': follows,
  'POST /api/v1/accounts/:id/remove_from_followers': follows,
  'POST /api/v1/pleroma/accounts/:id/subscribe': follows,
  'POST /api/v1/pleroma/accounts/:id/unsubscribe': follows,
  'POST /api/v1/follow_requests/:id/authorize': follows,
  'POST /api/v1/follow_requests/:id/reject': follows,
  'GET /api/v1/follow_requests': ['follow', 'read:follows'],
  'POST /api/v1/accounts/:id/block': blocks,
  'POST /api/v1/accounts/:id/unblock': blocks,
  'GET /api/v1/blocks': ['follow', 'read:blocks'],
  'GET /api/v1/domain_blocks': ['follow', 'read:blocks'],
  'POST /api/v1/domain_blocks': blocks,
  'DELETE /api/v1/domain_blocks': blocks,
  'POST /api/v1/accounts/:id/mute': mutes,
  'POST /api/v1/accounts/:id/unmute': mutes,
  'GET /api/v1/filters': ['read:filters'],
  'POST /api/v1/filters': ['write:filters'],
  'GET /api/v1/filters/:id': ['read:filters'],
  'PUT /api/v1/filters/:id': ['write:filters'],
  'DELETE /api/v1/filters/:id': ['write:filters'],
  'GET /api/v2/filters': ['read:filters'],
  'POST /api/v2/filters': ['write:filters'],
  'PUT /api/v2/filters/:id': ['write:filters'],
  'DELETE /api/v2/filters/:id': ['write:filters'],
  'GET /api/v1/mutes': ['follow', 'read:mutes'],
  'POST /api/v1/accounts/:id/note': ['write:accounts'],

  'POST /api/v1/media': ['write:media'],
  'POST /api/v2/media': ['write:media'],
  'GET /api/v1/media/:id': ['read:media'],
  'PUT /api/v1/media/:id': ['write:media'],

  'POST /api/v1/statuses': ['write:statuses'],
  'PUT /api/v1/statuses/:id': ['write:statuses'],
  'DELETE /api/v1/statuses/:id': ['write:statuses'],
  'POST /api/v1/statuses/:id/favourite': ['write:favourites'],
  'POST /api/v1/statuses/:id/unfavourite': ['write:favourites'],
  'POST /api/v1/statuses/:id/reblog': ['write:statuses'],
  'POST /api/v1/statuses/:id/unreblog': ['write:statuses'],
  'POST /api/v1/statuses/:id/bookmark': ['write:bookmarks'],
  'POST /api/v1/statuses/:id/unbookmark': ['write:bookmarks'],
  'POST /api/v1/statuses/:id/pin': ['write:accounts'],
  'POST /api/v1/statuses/:id/unpin': ['write:accounts'],
  'POST /api/v1/statuses/:id/mute': ['write:mutes'],
  'POST /api/v1/statuses/:id/unmute': ['write:mutes'],
  'GET /api/v1/statuses/:id/translations/:language': ['read:statuses'],
  'PUT /api/v1/pleroma/statuses/:id/reactions/:emoji': ['write:statuses'],
  'DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji': ['write:statuses'],
  'PUT /api/v1/statuses/:id/emoji_reactions/:emoji': ['write:statuses'],
  'DELETE /api/v1/statuses/:id/emoji_reactions/:emoji': ['write:statuses'],
  'POST /api/v1/polls/:id/votes': ['write:statuses'],
  'GET /api/v1/scheduled_statuses': ['read:statuses'],
  'GET /api/v1/scheduled_statuses/:id': ['read:statuses'],
  'PUT /api/v1/scheduled_statuses/:id': ['write:statuses'],
  'DELETE /api/v1/scheduled_statuses/:id': ['write:statuses'],
  'POST /api/v1/reports': ['write:reports'],

  'GET /api/v0/pleroma/reports': ['read:reports'],
  'GET /api/v0/pleroma/reports/:id': ['read:reports'],

  'POST /api/pleroma/change_password': ['write:accounts'],
  'POST /api/pleroma/change_email': ['write:accounts'],
  'POST /api/pleroma/delete_account': ['write:accounts'],
  'POST /api/pleroma/disable_account': ['write:accounts'],
  'POST /api/pleroma/move_account': ['write:accounts'],
  'GET /api/pleroma/aliases': ['read:accounts'],
  'PUT /api/pleroma/aliases': ['write:accounts'],
  'DELETE /api/pleroma/aliases': ['write:accounts'],
  'PUT /api/pleroma/notification_settings': ['write:accounts'],
  'POST /api/pleroma/follow_import': follows,
  'POST /api/pleroma/blocks_import': blocks,
  'POST /api/pleroma/mutes_import': mutes,
  'GET /api/v1/pleroma/backups': ['read:backups'],
  'POST /api/v1/pleroma/backups': ['read:backups'],
  'GET /api/v1/pleroma/mascot': ['read:accounts'],
  'PUT /api/v1/pleroma/mascot': ['write:accounts'],
  'GET /api/v1/akkoma/frontend_settings/:frontend': ['read:accounts'],
  'GET /api/v1/akkoma/frontend_settings/:frontend/:profile': ['read:accounts'],
  'PUT /api/v1/akkoma/frontend_settings/:frontend/:profile': ['write:accounts'],
  'DELETE /api/v1/akkoma/frontend_settings/:frontend/:profile': ['write:accounts'],

  'GET /api/v1/timelines/home': ['read:statuses'],
  'GET /api/v1/timelines/direct': ['read:statuses'],
  'GET /api/v1/timelines/list/:id': ['read:lists'],
  'GET /api/v1/favourites': ['read:favourites'],
  'GET /api/v1/bookmarks': ['read:bookmarks'],
  'GET /api/v1/pleroma/bookmark_folders': ['read:bookmarks'],
  'POST /api/v1/pleroma/bookmark_folders': ['write:bookmarks'],
  'PATCH /api/v1/pleroma/bookmark_folders/:id': ['write:bookmarks'],
  'DELETE /api/v1/pleroma/bookmark_folders/:id': ['write:bookmarks'],
  'GET /api/v1/conversations': ['read:statuses'],
  'POST /api/v1/conversations/:id/read': ['write:conversations'],
  'DELETE /api/v1/conversations/:id': ['write:conversations'],
  'POST /api/v1/pleroma/conversations/read': ['write:conversations'],
  'GET /api/v1/pleroma/conversations/:id': ['read:statuses'],
  'GET /api/v1/pleroma/conversations/:id/statuses': ['read:statuses'],
  'PATCH /api/v1/pleroma/conversations/:id': ['write:conversations'],
  'GET /api/v1/notifications': ['read:notifications'],
  'GET /api/v2/notifications/policy': ['read:notifications'],
  'PATCH /api/v2/notifications/policy': ['write:notifications'],
  'GET /api/v1/notifications/requests': ['read:notifications'],
  'POST /api/v1/notifications/requests/:id/accept': ['write:notifications'],
  'POST /api/v1/notifications/requests/:id/dismiss': ['write:notifications'],
  'GET /api/v1/notifications/:id': ['read:notifications'],
  'POST /api/v1/pleroma/notifications/read': ['write:notifications'],
  'POST /api/v1/notifications/clear': ['write:notifications'],
  'POST /api/v1/notifications/:id/dismiss': ['write:notifications'],
  'DELETE /api/v1/notifications/destroy_multiple': ['write:notifications'],
  'GET /api/v1/markers': ['read:statuses'],
  'POST /api/v1/markers': ['write:statuses'],

  'GET /api/v1/lists': ['read:lists'],
  'POST /api/v1/lists': ['write:lists'],
  'GET /api/v1/lists/:id': ['read:lists'],
  'PUT /api/v1/lists/:id': ['write:lists'],
  'DELETE /api/v1/lists/:id': ['write:lists'],
  'GET /api/v1/lists/:id/accounts': ['read:lists'],
  'POST /api/v1/lists/:id/accounts': ['write:lists'],
  'DELETE /api/v1/lists/:id/accounts': ['write:lists'],
  'GET /api/v1/tags/:name': ['read'],
  'POST /api/v1/tags/:name/follow': ['write:follows'],
  'POST /api/v1/tags/:name/unfollow': ['write:follows'],
  'GET /api/v1/followed_tags': ['read:follows'],

  'GET /api/v1/pleroma/admin/users': staff('admin:read:accounts'),
  'GET /api/v1/pleroma/admin/users/:nickname': staff('admin:read:accounts'),
  'PATCH /api/v1/pleroma/admin/users/activate': staff('admin:write:accounts'),
  'PATCH /api/v1/pleroma/admin/users/deactivate': staff('admin:write:accounts'),
  'PATCH /api/v1/pleroma/admin/users/approve': staff('admin:write:accounts'),
  'PATCH /api/v1/pleroma/admin/users/:nickname/toggle_activation': staff('admin:write:accounts'),
  'PUT /api/v1/pleroma/admin/users/tag': staff('admin:write:accounts'),
  'DELETE /api/v1/pleroma/admin/users/tag': staff('admin:write:accounts'),
  'PATCH /api/v1/pleroma/admin/users/suggest': admin('admin:write:accounts'),
  'PATCH /api/v1/pleroma/admin/users/unsuggest': admin('admin:write:accounts'),
  'PATCH /api/v1/pleroma/admin/users/confirm_email': admin('admin:write'),
  'DELETE /api/v1/pleroma/admin/users': admin('admin:write:accounts'),
  'GET /api/v1/pleroma/admin/users/:nickname/permission_group': admin('admin:read:accounts'),
  'GET /api/v1/pleroma/admin/users/:nickname/permission_group/:right': admin('admin:read:accounts'),
  'POST /api/v1/pleroma/admin/users/:nickname/permission_group/:right': admin('admin:write:accounts'),
  'DELETE /api/v1/pleroma/admin/users/:nickname/permission_group/:right': admin('admin:write:accounts'),
  'POST /api/v1/pleroma/admin/users/permission_group/:right': admin('admin:write:accounts'),
  'DELETE /api/v1/pleroma/admin/users/permission_group/:right': admin('admin:write:accounts'),
  'GET /api/v1/pleroma/admin/users/invites': staff('admin:read:invites'),
  'POST /api/v1/pleroma/admin/users/invite_token': staff('admin:write:invites'),
  'POST /api/v1/pleroma/admin/users/revoke_invite': staff('admin:write:invites'),
  'POST /api/v1/pleroma/admin/users/email_invite': staff('admin:write:invites'),
  'POST /api/v1/pleroma/admin/users': admin('admin:write:accounts'),
  'GET /api/v1/pleroma/admin/users/:nickname/password_reset': admin('admin:write:accounts'),
  'PATCH /api/v1/pleroma/admin/users/force_password_reset': admin('admin:write:accounts'),
  'PUT /api/v1/pleroma/admin/users/disable_mfa': admin('admin:write:accounts'),
  'GET /api/v1/pleroma/admin/stats': staff('admin:read'),
  'POST /api/v1/pleroma/admin/reload_emoji': staff('admin:write'),
  'GET /api/v1/pleroma/admin/need_reboot': admin('admin:read'),
  'GET /api/v1/pleroma/admin/relay': admin('admin:read'),
  'POST /api/v1/pleroma/admin/backups': admin('admin:read:accounts'),
  'GET /api/v1/pleroma/admin/reports': staff('admin:read:reports'),
  'GET /api/v1/pleroma/admin/reports/:id': staff('admin:read:reports'),
  'PATCH /api/v1/pleroma/admin/reports': staff('admin:write:reports'),
  'POST /api/v1/pleroma/admin/reports/:id/notes': staff('admin:write:reports'),
  'DELETE /api/v1/pleroma/admin/reports/:report/notes/:id': staff('admin:write:reports'),
  // All posts: a moderator of Akkoma 3.16 gets the error that only admins may.
  'GET /api/v1/pleroma/admin/statuses': admin('admin:read:statuses'),
  'GET /api/v1/pleroma/admin/users/:nickname/statuses': admin('admin:read:statuses'),
  'GET /api/v1/pleroma/admin/instances/:instance/statuses': staff('admin:read:statuses'),
  'GET /api/v1/pleroma/admin/statuses/:id': staff('admin:read:statuses'),
  'PUT /api/v1/pleroma/admin/statuses/:id': staff('admin:write:statuses'),
  'DELETE /api/v1/pleroma/admin/statuses/:id': staff('admin:write:statuses'),
  'GET /api/v1/pleroma/admin/announcements': admin('admin:read'),
  'POST /api/v1/pleroma/admin/announcements': admin('admin:write'),
  'GET /api/v1/pleroma/admin/announcements/:id': admin('admin:read'),
  'PATCH /api/v1/pleroma/admin/announcements/:id': admin('admin:write'),
  'DELETE /api/v1/pleroma/admin/announcements/:id': admin('admin:write'),
}

let pond: TestInstance
const tokens: Record<string, string> = {}

beforeAll(async () => {
  pond = await startTestInstance()
  tokens['member'] = await pond.signIn('bob')
  tokens['other member'] = await pond.signIn('dave')
  tokens['moderator'] = await pond.signIn('mona')
  tokens['admin'] = await pond.signIn('ada')
  tokens['narrow scope'] = await pond.signIn('bob', 'write:nothing')
  tokens['deactivated'] = await pond.signIn('carol')
  await pond.instance.context.db.updateTable('accounts').set({ is_active: 0 }).where('acct', '=', 'carol').execute()
  tokens['revoked'] = await pond.signIn('bob')
  await pond.instance.context.db.deleteFrom('oauth_tokens').where('token_hash', '=', hashToken(tokens['revoked'])).execute()
})
afterAll(() => pond.close())

/** All parameters name missing entities: this tests permissions only, not results. */
const pathOf = (route: string) => route.replace('GET /*', 'GET /').replaceAll('*', 'nothing.png').replaceAll(/:\w+/g, '9ynynynynynynynyny')

function probe(route: string, token: string | undefined): Promise<TestResponse> {
  return ask(pond, pathOf(route), { ...(token !== undefined && { token }), ...(!route.startsWith('GET') && { json: {} }) })
}

/** Whether a call was rejected for lack of permission. */
async function isRejected(route: string, token: string | undefined): Promise<boolean> {
  const { status, body } = await probe(route, token)
  return (
    // Forms that ask for a password answer so when it is none.
    (status === 401 && !/^POST \/(oauth|pleroma\/admin$)/.test(route)) ||
    (status === 403 && /Invalid credentials|Insufficient permissions|User is not a/.test(JSON.stringify(body)))
  )
}

test('every route has a declared access, and no other does', () => {
  const { routes } = createApp(pond.instance.context, { bundleDir: null, staticDir: null })
  const registered = routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(registered)].toSorted()).toEqual(Object.keys(ACCESS).toSorted())
})

const strangers = ['visitor', 'revoked', 'deactivated', 'narrow scope']
const people = ['member', 'other member', 'moderator', 'admin']

const isStaffOnly = (access: Access): access is StaffAccess => typeof access === 'object' && 'role' in access
const routesOf = Object.entries(ACCESS)
const scopesOf = (access: Access) => (typeof access === 'string' ? [] : isStaffOnly(access) ? access.scopes : access)

/** Whether the person of a role may call, with a token of all scopes. */
function mayCall(access: Access, who: string): boolean {
  if (isStaffOnly(access)) return who === 'admin' || (who === 'moderator' && access.role === 'staff')
  // Users may call everything but the calls for apps.
  return access !== 'app'
}

describe.each(routesOf)('%s', (route, access) => {
  const scopes = scopesOf(access)
  const [someoneWhoMay, asSomebody] = isStaffOnly(access) ? (['admin', 'ada'] as const) : (['member', 'bob'] as const)

  test.each(people)('%s', async (who) => {
    expect(await isRejected(route, tokens[who])).toBe(!mayCall(access, who))
  })

  test.each(strangers)('%s', async (who) => {
    const isOpen = access === 'anybody' || (who === 'narrow scope' && access !== 'app' && !isStaffOnly(access) && scopes.length === 0)
    // The bubble is closed to visitors by default.
    expect(await isRejected(route, tokens[who])).toBe(!isOpen || route === 'GET /api/v1/timelines/bubble')
  })

  test.each(scopes)(`${someoneWhoMay} with a token of the scope %s alone`, async (scope) => {
    expect(await isRejected(route, await pond.signIn(asSomebody, scope))).toBe(false)
  })
})

describe.each(routesOf.filter(([, access]) => scopesOf(access).length > 0))('%s', (route, access) => {
  const [someoneWhoMay, asSomebody] = isStaffOnly(access) ? (['admin', 'ada'] as const) : (['member', 'bob'] as const)

  test(`${someoneWhoMay} with a token of another scope alone`, async () => {
    const { status, body } = await probe(route, await pond.signIn(asSomebody, 'write:nothing'))
    expect({ status, body }).toEqual({ status: 403, body: { error: `Insufficient permissions: ${scopesOf(access).join(' | ')}.` } })
  })
})

describe.each(routesOf.filter(([, access]) => isStaffOnly(access)))('%s', (route, access) => {
  test('which of the two roles is missing', async () => {
    const refusal = (error: string) => ({ status: 403, body: { error } })
    expect(await probe(route, tokens['member'])).toMatchObject(refusal('User is not a staff member.'))
    if (!mayCall(access, 'moderator')) expect(await probe(route, tokens['moderator'])).toMatchObject(refusal('User is not an admin.'))
  })
})

test('a route rejects every scope but its own', async () => {
  const known = [...new Set(Object.values(ACCESS).flatMap(scopesOf))]
  const routes = routesOf.filter(([, access]) => scopesOf(access).length > 0)
  const responses = await Promise.all(
    routes.map(async ([route, access]) => {
      const others = known.filter((scope) => scopesOf(access).every((own) => own !== scope && !own.startsWith(`${scope}:`)))
      const token = await pond.signIn(isStaffOnly(access) ? 'ada' : 'bob', others.join(' '))
      return { route, isRejected: await isRejected(route, token) }
    }),
  )
  expect(responses.filter((response) => !response.isRejected)).toEqual([])
})

test.each([
  'GET /api/v1/admin/accounts',
  'GET /api/v1/pleroma/admin/nothing',
  'POST /api/v1/pleroma/admin/reports',
  'PUT /api/v1/nothing',
  'DELETE /api',
])('an entity that is missing is also missing for the admin: %s', async (what) => {
  expect((await ask(pond, what, { as: 'ada' })).status).toBe(404)
})

/** Entities of Bob that others may not touch: how to create one, and the attempts of another user. */
test('entities of a user cannot be reached by others', async () => {
  const [bob, dave] = [tokens['member'] ?? '', tokens['other member'] ?? '']
  const made = async (what: string, json: unknown) => textField(await ask(pond, what, { token: bob, json }), 'id')
  const file = new FormData()
  file.append('file', new Blob(['mine']), 'mine.txt')
  const media = textField(await ask(pond, 'POST /api/v1/media', { token: bob, multipart: file }), 'id')
  const list = await made('POST /api/v1/lists', { title: 'mine' })
  pond.instance.context.config.bookmarkFolders = true
  const folder = await made('POST /api/v1/pleroma/bookmark_folders', { name: 'mine' })
  const status = await made('POST /api/v1/statuses', { status: 'mine' })
  const direct = await made('POST /api/v1/statuses', { status: 'mine @ada', visibility: 'direct' })
  const scheduled = await made('POST /api/v1/statuses', {
    status: 'mine',
    scheduled_at: new Date(pond.clock.now() + 3_600_000).toISOString(),
  })
  const filter = await made('POST /api/v1/filters', { phrase: 'mine', context: ['home'] })
  const account_id = (await pond.account('dave')).id
  const report = await made('POST /api/v1/reports', { account_id, comment: 'mine' })
  await ask(pond, 'PUT /api/v1/akkoma/frontend_settings/pleroma-fe/own', { token: bob, json: { settings: { mine: 1 }, version: 1 } })
  const [{ id: conversation } = { id: '' }] = (await ask(pond, 'GET /api/v1/conversations', { token: bob })).body as { id: string }[]
  const tries = [
    `GET /api/v1/filters/${filter}`,
    `PUT /api/v1/filters/${filter}`,
    `DELETE /api/v1/filters/${filter}`,
    `GET /api/v0/pleroma/reports/${report}`,
    'GET /api/v1/akkoma/frontend_settings/pleroma-fe/own',
    'DELETE /api/v1/akkoma/frontend_settings/pleroma-fe/own',
    `GET /api/v1/pleroma/conversations/${conversation}`,
    `GET /api/v1/pleroma/conversations/${conversation}/statuses`,
    `POST /api/v1/conversations/${conversation}/read`,
    `DELETE /api/v1/conversations/${conversation}`,
    `GET /api/v1/media/${media}`,
    `PUT /api/v1/media/${media}`,
    `GET /api/v1/lists/${list}`,
    `PUT /api/v1/lists/${list}`,
    `DELETE /api/v1/lists/${list}`,
    `GET /api/v1/lists/${list}/accounts`,
    `POST /api/v1/lists/${list}/accounts`,
    `DELETE /api/v1/lists/${list}/accounts`,
    `PATCH /api/v1/pleroma/bookmark_folders/${folder}`,
    `DELETE /api/v1/pleroma/bookmark_folders/${folder}`,
    `GET /api/v1/timelines/list/${list}`,
    `PUT /api/v1/statuses/${status}`,
    `DELETE /api/v1/statuses/${status}`,
    `GET /api/v1/scheduled_statuses/${scheduled}`,
    `PUT /api/v1/scheduled_statuses/${scheduled}`,
    `DELETE /api/v1/scheduled_statuses/${scheduled}`,
    ...['', '/context', '/source', '/history', '/favourited_by', '/reblogged_by'].map((part) => `GET /api/v1/statuses/${direct}${part}`),
    ...['favourite', 'unfavourite', 'reblog', 'bookmark', 'pin', 'mute', 'unmute'].map(
      (action) => `POST /api/v1/statuses/${direct}/${action}`,
    ),
    `PUT /api/v1/pleroma/statuses/${direct}/reactions/🐟`,
  ]
  const nothing = ['[]', '{"ancestors":[],"descendants":[]}']
  const responses = await Promise.all(
    tries.map(async (what) => {
      const sent = what.startsWith('GET')
        ? {}
        : { json: { title: 'taken', name: 'taken', status: 'taken', description: 'taken', account_ids: [account_id] } }
      const { status: code, body } = await ask(pond, what, { token: dave, ...sent })
      const text = JSON.stringify(body)
      return { what, code, text, notifies: text.includes('mine') || (code < 300 && !nothing.includes(text)) }
    }),
  )
  expect(responses.filter(({ notifies }) => notifies)).toEqual([])
  // The owner can read them all, so the rejected ones exist.
  for (const what of tries.filter((entry) => entry.startsWith('GET')))
    expect([what, (await ask(pond, what, { token: bob })).status]).toEqual([what, 200])
  expect((await ask(pond, `GET /api/v1/lists/${list}`, { token: bob })).body).toMatchObject({ title: 'mine' })
  expect((await ask(pond, `GET /api/v1/lists/${list}/accounts`, { token: bob })).body).toEqual([])
  expect((await ask(pond, `GET /api/v1/statuses/${status}`, { token: bob })).body).toMatchObject({ content: 'mine' })
})
