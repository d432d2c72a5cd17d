import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Capabilities } from '@rookery/api/capabilities'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { editStatus } from '#features/posting/model/editStatus.ts'
import { postStatus } from '#features/posting/model/postStatus.ts'
import { scheduleStatus } from '#features/posting/model/scheduleStatus.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

function serverLacks(name: keyof Capabilities): void {
  const known = world.session.server.get()
  world.session.setServer({ ...known, capabilities: { ...known.capabilities, [name]: false } })
}

const at = () => new Date(world.session.clock.now() + 86_400_000).toISOString()

function send(data: DraftData) {
  draftsOf(world.session).save('status', data)
  return data.scheduledAt === null
    ? postStatus(world.session, 'status', data)
    : scheduleStatus(world.session, 'status', data, data.scheduledAt)
}

test.each<[keyof Capabilities, () => Partial<DraftData>, MessageId]>([
  ['scheduledPosts', () => ({ scheduledAt: at() }), 'composer.schedule.notOffered'],
  ['expiringPosts', () => ({ expiresIn: 3600 }), 'composer.expiry.notOffered'],
  ['localScope', () => ({ visibility: 'local' }), 'composer.scope.notOffered'],
])('a draft is not sent to a server that would ignore part of it: %s', async (name, part, key) => {
  const data = exampleDraft('Frogs tomorrow', part())
  serverLacks(name)
  expect(await send(data)).toEqual({ kind: 'refused', message: { key } })
  expect(world.asked).not.toContain('POST /api/v1/statuses')
  expect(draftsOf(world.session).get('status')?.data).toEqual(data)
  expect(await send(exampleDraft('Frogs tomorrow'))).toMatchObject({ kind: 'posted' })
})

test('a server that has all of it gets all of it', async () => {
  const { session } = world
  expect(await send(exampleDraft('Frogs tomorrow', { visibility: 'local', expiresIn: 3600, scheduledAt: at() }))).toEqual({
    kind: 'scheduled',
  })
  const result = await send(exampleDraft('Frogs today', { visibility: 'local', expiresIn: 3600 }))
  if (result.kind !== 'posted') throw new Error('Not posted.')
  expect(session.entities.statuses.get(result.id)).toMatchObject({ visibility: 'local', expiresAt: expect.any(String) })
})

test('an edit sends no unsupported options, and succeeds', async () => {
  const { session, server } = world
  const id = await postAs(server, 'bob', { status: 'Frogs', visibility: 'local', expires_in: 3600 })
  await know(session, id)
  serverLacks('expiringPosts')
  serverLacks('localScope')
  const data = exampleDraft('Toads', { visibility: 'local', expiresIn: 3600 })
  expect(await editStatus(session, id, `edit:${id}`, data)).toMatchObject({ kind: 'posted' })
})
