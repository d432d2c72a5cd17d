import * as statuses from '@rookery/api/calls/statuses'
import type { Status, StatusId, Visibility } from '@rookery/api/wire/model'
import type { SmallWorldName } from '@rookery/instance/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createCell } from '@rookery/store/Cell'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs } from '#test/postAs.ts'
import { translationsOf } from '#features/translation/model/Translations.ts'
import { actionLines } from '#features/actions/ui/ActionMenu.tsx'
import { createActionContext } from '#features/actions/ui/createActionContext.ts'
import { deleteWarning } from './deleteWarning.ts'
import { statusActions } from './statusActionTable.ts'

let world: TestSession
afterEach(() => world.close())

type Change = (status: Status) => Status
const asItIs: Change = (status) => status

/** Entries of a post's menu for a user, in order. */
async function menuOf(id: StatusId, change = asItIs): Promise<readonly string[]> {
  const { entities, client } = world.session
  entities.receive({ statuses: [change(await statuses.get(client, id))] })
  const record = entities.statuses.get(id)
  if (!record) throw new Error(`The post ${id} is not known.`)
  return linesOf(record, world.session)
}

const contextOf = (session: Session) =>
  createActionContext({ session, language: 'en', replyTarget: null, navigation: null, windows: createCell(null) })

function linesOf(record: StatusRecord, session: Session): readonly string[] {
  return actionLines(statusActions, record, contextOf(session), '@dave').map(({ label }) =>
    'key' in label ? label.key.replace('post.', '') : '',
  )
}

/** A user's session with a post of Dave's. */
async function reading(as: SmallWorldName | null, fields: Readonly<Record<string, unknown>> = {}): Promise<StatusId> {
  world = await openTestSession({ as })
  return postAs(world.server, 'dave', { status: 'Hello', language: 'de', ...fields })
}

const member = ['quote', 'bookmark', 'muteThread', 'translate', 'copyLink', 'copyText', 'report.action']

/** Spec 2, section 6. */
describe('the post menu by role', () => {
  test.each<[string, SmallWorldName | null, readonly string[]]>([
    ['a visitor', null, ['copyLink', 'copyText']],
    ['a member', 'bob', member],
    ['the author', 'dave', ['quote', 'bookmark', 'pin', 'muteThread', 'translate', 'copyLink', 'copyText', 'edit', 'redraft', 'delete']],
    ['a moderator', 'mona', [...member, 'moderate', 'delete']],
    ['an admin', 'ada', [...member, 'moderate', 'delete']],
  ])('%s', async (_who, as, expected) => {
    expect(await menuOf(await reading(as))).toEqual(expected)
  })

  test.each<[Visibility, boolean]>([
    ['public', true],
    ['unlisted', true],
    ['private', false],
    ['direct', false],
    ['local', false],
  ])('the author of a %s post pins and quotes it: %s', async (visibility, expected) => {
    const menu = await menuOf(await reading('dave', { visibility }))
    expect(menu.includes('pin')).toBe(expected)
    expect(menu.includes('quote')).toBe(expected)
  })
})

test('each switch has its opposite in the same place', async () => {
  const id = await reading('dave')
  const turned = await menuOf(id, (status) => ({ ...status, bookmarked: true, pinned: true, threadMuted: true }))
  expect(turned).toEqual(['quote', 'unbookmark', 'unpin', 'unmuteThread', 'translate', 'copyLink', 'copyText', 'edit', 'redraft', 'delete'])
  // Regardless of a changed audience.
  expect(await menuOf(id, (status) => ({ ...status, pinned: true, visibility: 'private' }))).toContain('unpin')
})

describe('an edited post', () => {
  const edited: Change = (status) => ({ ...status, editedAt: '2026-11-20T10:00:00.000Z' })

  test('shows its author the versions', async () => {
    expect(await menuOf(await reading('dave'), edited)).toContain('history')
  })

  test('shows other people the versions only behind its mark', async () => {
    expect(await menuOf(await reading('bob'), edited)).not.toContain('history')
  })
})

describe('the post menu by post', () => {
  let id: StatusId
  beforeEach(async () => {
    id = await reading('bob')
  })

  test('a post of another server can be opened there', async () => {
    expect(await menuOf(id, (status) => ({ ...status, isLocal: false, url: 'https://remote.example/1' }))).toContain('openOriginal')
    expect(await menuOf(id, (status) => ({ ...status, isLocal: false, url: null }))).not.toContain('openOriginal')
  })

  test('a post without text is not translated, and a translated post can be reset', async () => {
    expect(await menuOf(id, (status) => ({ ...status, content: '' }))).not.toContain('translate')
    translationsOf(world.session).show(id, { text: 'Hallo', from: 'en', to: 'de', of: 'Hello' })
    expect(await menuOf(id)).toEqual(['quote', 'bookmark', 'muteThread', 'showOriginal', 'copyLink', 'copyText', 'report.action'])
    // Another content has another translation.
    expect(await menuOf(id, (status) => ({ ...status, content: 'Edited' }))).toContain('translate')
  })

  test('reactions of a post are requested only if it has some', async () => {
    expect(await menuOf(id)).not.toContain('reactions')
    await callAs(world.server, 'dave', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/🦆`)
    expect(await menuOf(id)).toContain('reactions')
  })
})

test('actions that a server cannot run are not offered', async () => {
  const id = await reading('bob')
  await callAs(world.server, 'dave', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/🦆`)
  expect(await menuOf(id)).toEqual(expect.arrayContaining(['translate', 'reactions']))
  const { session } = world
  const own = await postAs(world.server, 'bob', 'Mine')
  expect(await menuOf(own)).toContain('pin')
  const cannot = { translation: null, reactions: false, quoting: false, editing: false, pins: false }
  const server = { ...session.server.get(), capabilities: { ...session.server.get().capabilities, ...cannot } }
  const offered = [id, own].map((post) => {
    const record = session.entities.statuses.get(post)
    return record && linesOf(record, { ...session, server: createCell(server) })
  })
  expect(offered).toEqual([
    ['bookmark', 'muteThread', 'copyLink', 'copyText', 'report.action'],
    ['bookmark', 'muteThread', 'copyLink', 'copyText', 'redraft', 'delete'],
  ])
})

test('the question before a delete differs for an own post and another person’s post', async () => {
  const id = await reading('ada')
  await menuOf(id)
  const own = await postAs(world.server, 'ada', 'Mine')
  await menuOf(own)
  const words = [id, own].map((post) => {
    const record = world.session.entities.statuses.get(post)
    return record && deleteWarning(record, { session: world.session, answering: null })
  })
  expect(words).toMatchObject([{ key: 'post.delete.others' }, { key: 'post.delete.text' }])
})
