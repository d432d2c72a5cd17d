import * as accounts from '@rookery/api/calls/accounts'
import type { Send } from '@rookery/api/http/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { policyTags } from './policyTags.ts'
import { staffRoleOf } from './staffRole.ts'
import { adminAccountQuery } from './adminAccount.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { deleteAccount, setActive, setRole, setTag } from './moderateAccount.ts'

let world: TestSession
afterEach(() => world.close())

/** Responses to the staff's calls, in order; the session waits for each. */
type MockResponse = () => Response | Promise<Response>

const root = '/api/v1/pleroma/admin/users'
const asked: string[] = []

/** Ada opens Dave's profile on a server with the given responses to staff's calls. */
async function open(response: MockResponse): Promise<AccountRecord> {
  asked.length = 0
  const through =
    (send: Send): Send =>
    (url, init) => {
      const { pathname, search } = new URL(url)
      if (!pathname.startsWith(root)) return send(url, init)
      asked.push(`${init.method} ${pathname.slice(root.length)}${search} ${typeof init.body === 'string' ? init.body : ''}`.trim())
      return Promise.resolve(response())
    }
  world = await openTestSession({ as: 'ada', through })
  const { client, entities } = world.session
  const dave = await accounts.lookup(client, 'dave')
  entities.receive({ accounts: [dave, await accounts.lookup(client, 'ada')] })
  queriesOf(world.session).setQueryData(adminAccountQuery(world.session, dave.id, 'dave').queryKey, {
    id: dave.id,
    nickname: 'dave',
    displayName: 'Dave',
    isActive: true,
    isLocal: true,
    isConfirmed: true,
    isApproved: true,
    roles: { admin: false, moderator: false },
    tags: [],
    email: null,
    registrationReason: null,
  })
  return dave
}

const record = ({ id }: AccountRecord) => world.session.entities.accounts.get(id)
const admin = ({ id }: AccountRecord) => queriesOf(world.session).getQueryData(adminAccountQuery(world.session, id, 'dave').queryKey)
const notices = () => world.session.notices.get().map(({ messageKey }) => messageKey)
const done = () => new Response(null, { status: 204 })
const sandbox = policyTags.find(({ id }) => id === 'sandbox')

test('nothing changes before the response of the server', async () => {
  let respond = (_response: Response) => {}
  const dave = await open(() => new Promise((resolve) => (respond = resolve)))
  const running = setRole(world.session, dave, 'moderator', true)
  expect(record(dave)?.role).toBe('member')
  respond(Response.json({ is_moderator: true }))
  await running
  expect(asked).toEqual(['POST /dave/permission_group/moderator'])
  expect(record(dave)?.role).toBe('moderator')
  expect(admin(dave)?.roles).toEqual({ admin: false, moderator: true })
  expect(notices()).toEqual(['moderation.done.moderator'])
})

test('removing the admin role leaves the earlier moderator role', async () => {
  const dave = await open(() => Response.json({}))
  await setRole(world.session, dave, 'moderator', true)
  await setRole(world.session, dave, 'admin', true)
  expect(record(dave)?.role).toBe('admin')
  await setRole(world.session, dave, 'admin', false)
  expect(record(dave)?.role).toBe('moderator')
})

test('deactivating uses the response for the new state of the account', async () => {
  const dave = await open(() =>
    Response.json({ users: [{ id: dave.id, nickname: 'dave', is_active: false, local: true, roles: {}, tags: ['x'] }] }),
  )
  await setActive(world.session, dave, false)
  expect(asked).toEqual(['PATCH /deactivate {"nicknames":["dave"]}'])
  expect(record(dave)).toMatchObject({ deactivated: true, tags: ['x'] })
  expect(admin(dave)).toMatchObject({ isActive: false, tags: ['x'] })
})

test('a policy is set for an account and removed again', async () => {
  const dave = await open(done)
  if (!sandbox) throw new Error('There is no such tag.')
  await setTag(world.session, dave, sandbox, true)
  expect(record(dave)?.tags).toEqual(['mrf_tag:sandbox'])
  expect(admin(dave)?.tags).toEqual(['mrf_tag:sandbox'])
  await setTag(world.session, dave, sandbox, false)
  expect(asked.map((call) => call.split(' ')[0])).toEqual(['PUT', 'DELETE'])
  expect(record(dave)?.tags).toEqual([])
})

test('deleting an account removes its posts', async () => {
  const dave = await open(() => Response.json(['dave']))
  const theirs = await know(world.session, await postAs(world.server, 'dave', 'Soon gone'))
  const others = await know(world.session, await postAs(world.server, 'carol', 'Stays'))
  const onDone = vi.fn<() => void>()
  await deleteAccount(world.session, dave, onDone)
  expect(onDone).toHaveBeenCalledOnce()
  const { statuses } = world.session.entities
  expect(asked).toEqual(['DELETE ?nickname=dave'])
  expect(statuses.get(theirs)?.deleted).toBe(true)
  expect(statuses.get(others)?.deleted).toBe(false)
  expect(record(dave)?.deactivated).toBe(true)
})

test.each([401, 403, 404, 422, 429, 500])('a rejection with %i changes nothing and names the failed action', async (status) => {
  const dave = await open(() => Response.json({ error: 'Not by you' }, { status }))
  const before = record(dave)
  await setActive(world.session, dave, false)
  expect(record(dave)).toBe(before)
  expect(world.session.notices.get().at(-1)).toMatchObject({
    level: 'error',
    messageKey: 'profile.failed',
    args: { what: { key: 'failed.deactivate' } },
  })
})

test.each(['<h1>Gateway</h1>', ''])('an unreadable response (%j) is reported, too', async (body) => {
  const dave = await open(() => new Response(body, { status: 200, headers: { 'content-type': 'text/html' } }))
  await setActive(world.session, dave, false)
  expect(notices()).toEqual(['profile.failed'])
})

test('after a 403 the reader’s account is fetched again, and a former admin has no staff actions', async () => {
  const dave = await open(() => Response.json({ error: 'User is not an admin.' }, { status: 403 }))
  const { entities, me } = world.session
  const { db } = world.server.instance.context
  expect(staffRoleOf(world.session)).toBe('admin')
  await db.updateTable('accounts').set({ is_admin: 0 }).where('id', '=', String(me)).execute()
  await setRole(world.session, dave, 'admin', true)
  expect(me !== null && entities.accounts.get(me)?.role).toBe('member')
  expect(staffRoleOf(world.session)).toBeNull()
})
