import * as credentials from '@rookery/api/calls/credentials'
import * as statuses from '@rookery/api/calls/statuses'
import type { Account, Status, Visibility } from '@rookery/api/wire/model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { startingDraft } from './startingDraft.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

let world: TestSession
let responded: Status
let own: Account

beforeAll(async () => {
  world = await openTestSession()
  const { client } = world.session
  responded = await statuses.get(client, await postAs(world.server, 'ada', 'Who answers?'))
  own = await credentials.verify(client)
})
afterAll(() => world.close())

const scopes = ['public', 'unlisted', 'local', 'private', 'direct'] as const satisfies readonly Visibility[]

/** By the parent's scope: the initial scope of a reply for each default, in the order of `scopes`, where scopes are not copied. */
const responses: Record<Visibility, readonly Visibility[]> = {
  public: ['public', 'unlisted', 'local', 'private', 'direct'],
  unlisted: ['unlisted', 'unlisted', 'local', 'private', 'direct'],
  local: ['local', 'local', 'local', 'local', 'direct'],
  private: ['private', 'private', 'private', 'private', 'direct'],
  direct: ['direct', 'direct', 'direct', 'direct', 'direct'],
}

const pairs = scopes.flatMap((post) =>
  scopes.flatMap((usual, at) =>
    [true, false].flatMap((copies) =>
      [true, false].map((locked) => ({ post, usual, copies, locked, starts: copies ? post : responses[post][at] })),
    ),
  ),
)

/** @param usual null where the server does not say it */
function prepare({ usual, locked, copies = false }: { usual: Visibility | null; locked: boolean; copies?: boolean }): void {
  const { session } = world
  settingsOf(session).set('scopeCopy', copies)
  const change = { ...own, locked, own: usual === null || own.own === null ? null : { ...own.own, defaultScope: usual } }
  session.entities.receive({ accounts: [change] })
}

test.each(pairs)(
  'a reply to a $post post, by default $usual (copied: $copies, locked: $locked), starts as $starts',
  ({ post, starts, ...reader }) => {
    prepare(reader)
    world.session.entities.receive({ statuses: [{ ...responded, visibility: post }] })
    expect(startingDraft(world.session, `reply:${responded.id}`).visibility).toBe(starts)
  },
)

test.each([
  ['by the subject that it takes over', {}, true, 'subject'],
  ['by default, with any subject', { sensitiveByDefault: true }, true, 'start'],
  ['not, where a subject marks nothing', { sensitiveIfSubject: false }, false, 'start'],
] as const)('a reply is sensitive %s', (_, chosen, nsfw, nsfwFrom) => {
  prepare({ usual: 'public', locked: false })
  const { entities } = world.session
  const settings = settingsOf(world.session)
  entities.receive({ statuses: [{ ...responded, spoilerText: 'weirs' }] })
  for (const [key, value] of Object.entries({
    subjectLineBehavior: 'email',
    sensitiveIfSubject: true,
    sensitiveByDefault: false,
    ...chosen,
  }))
    settings.set(key as 'sensitiveIfSubject', value as boolean) // keys of the settings with values of theirs
  expect(startingDraft(world.session, `reply:${responded.id}`)).toMatchObject({ nsfw, nsfwFrom })
})

test.each(scopes)('a new post starts with the default of the person: %s', (usual) => {
  prepare({ usual, locked: true })
  expect(startingDraft(world.session, 'status').visibility).toBe(usual)
})
