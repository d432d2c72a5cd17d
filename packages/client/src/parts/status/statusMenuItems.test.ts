import * as statuses from '@rookery/api/calls/statuses'
import type { Status, StatusId, Visibility } from '@rookery/api/wire/model'
import type { SmallWorldName } from '@rookery/instance/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs } from '#test/postAs.ts'
import { statusMenuItems } from './statusMenuItems.ts'

let world: TestSession
afterEach(() => world.close())

type Change = (status: Status) => Status
const asItIs: Change = (status) => status

/** What the menu of a post has for who reads it, in its order. */
async function menuOf(id: StatusId, change = asItIs): Promise<readonly string[]> {
  const { entities, client } = world.session
  entities.receive({ statuses: [change(await statuses.get(client, id))] })
  const record = entities.statuses.get(id)
  if (!record) throw new Error(`The post ${id} is not known.`)
  return statusMenuItems.filter((item) => item.listed(record, world.session)).map(({ label }) => label.slice('post.'.length))
}

/** Somebody's session with a post of Dave's. */
async function reading(as: SmallWorldName | null, fields: Readonly<Record<string, unknown>> = {}): Promise<StatusId> {
  world = await openTestSession({ as })
  return postAs(world.server, 'dave', { status: 'Hello', language: 'de', ...fields })
}

const member = ['bookmark', 'muteThread', 'translate', 'copyLink']

/** Spec 2, section 6. Edit, redraft and report are not there yet. */
describe('who finds what in the menu', () => {
  test.each<[string, SmallWorldName | null, readonly string[]]>([
    ['a visitor', null, ['copyLink']],
    ['a member', 'bob', member],
    ['the author', 'dave', ['bookmark', 'pin', 'muteThread', 'translate', 'copyLink', 'delete']],
    ['a moderator', 'mona', [...member, 'delete']],
    ['an admin', 'ada', [...member, 'delete']],
  ])('%s', async (_who, as, expected) => {
    expect(await menuOf(await reading(as))).toEqual(expected)
  })

  test.each<[Visibility, boolean]>([
    ['public', true],
    ['unlisted', true],
    ['private', false],
    ['direct', false],
    ['local', false],
  ])('the author of a %s post pins it: %s', async (visibility, expected) => {
    expect((await menuOf(await reading('dave', { visibility }))).includes('pin')).toBe(expected)
  })
})

test('each switch has the way back in its place', async () => {
  const id = await reading('dave')
  const turned = await menuOf(id, (status) => ({ ...status, bookmarked: true, pinned: true, threadMuted: true }))
  expect(turned).toEqual(['unbookmark', 'unpin', 'unmuteThread', 'translate', 'copyLink', 'delete'])
  // Whatever became of its audience.
  expect(await menuOf(id, (status) => ({ ...status, pinned: true, visibility: 'private' }))).toContain('unpin')
})

describe('an edited post', () => {
  const edited: Change = (status) => ({ ...status, editedAt: '2026-11-20T10:00:00.000Z' })

  test('shows its author the versions', async () => {
    expect(await menuOf(await reading('dave'), edited)).toContain('history')
  })

  test('shows others the versions behind its mark alone', async () => {
    expect(await menuOf(await reading('bob'), edited)).not.toContain('history')
  })
})

describe('what depends on the post', () => {
  let id: StatusId
  beforeEach(async () => {
    id = await reading('bob')
  })

  test('one of another server can be opened there', async () => {
    expect(await menuOf(id, (status) => ({ ...status, isLocal: false, url: 'https://remote.example/1' }))).toContain('openOriginal')
    expect(await menuOf(id, (status) => ({ ...status, isLocal: false, url: null }))).not.toContain('openOriginal')
  })

  test('one without words is not translated, and one that is goes back', async () => {
    expect(await menuOf(id, (status) => ({ ...status, content: '' }))).not.toContain('translate')
    world.session.translations.show(id, { text: 'Hallo', from: 'en', to: 'de', of: 'Hello' })
    expect(await menuOf(id)).toEqual(['bookmark', 'muteThread', 'showOriginal', 'copyLink'])
    // Another content has another translation.
    expect(await menuOf(id, (status) => ({ ...status, content: 'Edited' }))).toContain('translate')
  })

  test('who reacted is asked of one with reactions', async () => {
    expect(await menuOf(id)).not.toContain('reactions')
    await callAs(world.server, 'dave', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/🦆`)
    expect(await menuOf(id)).toContain('reactions')
  })
})

test('what a server cannot do is not offered', async () => {
  const id = await reading('bob')
  await callAs(world.server, 'dave', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/🦆`)
  expect(await menuOf(id)).toEqual(expect.arrayContaining(['translate', 'reactions']))
  const { session } = world
  const server = { ...session.server, capabilities: { ...session.server.capabilities, translation: null, reactions: false } }
  const record = session.entities.statuses.get(id)
  const offered = record ? statusMenuItems.filter((item) => item.listed(record, { ...session, server })) : []
  expect(offered.map(({ label }) => label)).toEqual(['post.bookmark', 'post.muteThread', 'post.copyLink'])
})

test('before a delete it is asked: of one’s own post in other words than of somebody else’s', async () => {
  const id = await reading('ada')
  await menuOf(id)
  const own = await postAs(world.server, 'ada', 'Mine')
  await menuOf(own)
  const item = statusMenuItems.find(({ label }) => label === 'post.delete')
  const words = [id, own].map((post) => {
    const record = world.session.entities.statuses.get(post)
    return item && 'confirm' in item && record ? item.confirm?.text(record, world.session) : undefined
  })
  expect(words).toEqual(['post.delete.others', 'post.delete.text'])
})
