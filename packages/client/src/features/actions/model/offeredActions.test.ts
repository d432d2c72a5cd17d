import * as accounts from '@rookery/api/calls/accounts'
import * as adminAccounts from '@rookery/api/calls/adminAccounts'
import * as credentials from '@rookery/api/calls/credentials'
import * as lists from '@rookery/api/calls/lists'
import * as statusDetails from '@rookery/api/calls/statusDetails'
import * as statuses from '@rookery/api/calls/statuses'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { createStatus } from '@rookery/instance/domain/statuses/createStatus'
import { emptyStatusInput } from '@rookery/instance/domain/statuses/StatusInput'
import type { SmallWorldName } from '@rookery/instance/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moderateStatus } from '#features/moderation/model/moderateStatus.ts'
import { muteAccount } from '#features/relationships/model/muteAccount.ts'
import { moveBookmark } from '#features/statuses/model/bookmark.ts'
import { react } from '#features/statuses/model/react.ts'
import { sendReport } from '#features/reports/model/sendReport.ts'
import { toggleListMember } from '#features/lists/model/toggleListMember.ts'
import type { AccountRecord, StatusRecord } from '#features/entities/model/records.ts'
import { createCell } from '@rookery/store/Cell'
import { accountMenuActions } from '#features/relationships/ui/accountMenuActions.ts'
import { followAction } from '#features/relationships/ui/followAction.ts'
import { moderationActions } from '#features/staff/ui/moderationActions.ts'
import { statusActions } from '#features/statusActions/ui/statusActionTable.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import type { Action } from '#features/actions/ui/Action.ts'
import { createActionContext } from '#features/actions/ui/createActionContext.ts'
import { isPossible } from '#features/actions/ui/isPossible.ts'
import { scopeOf } from '#features/actions/ui/startAction.ts'

let world: TestSession
/** Requests that the instance rejected, as `403 POST /api/v1/…`. */
const rejected: string[] = []

beforeEach(() => void rejected.splice(0))
afterEach(() => world.close())

async function enter(as: SmallWorldName | null): Promise<void> {
  world = await openTestSession({
    as,
    through: (send) => async (url, init) => {
      const response = await send(url, init)
      if (response.status >= 400) rejected.push(`${response.status} ${init.method} ${new URL(url).pathname}`)
      return response
    },
  })
  const { client, entities, me } = world.session
  if (me !== null) entities.receive({ accounts: [await credentials.verify(client)] })
}

function contextHere() {
  return createActionContext({
    session: world.session,
    language: 'en',
    replyTarget: null,
    navigation: null,
    windows: createCell(null),
  })
}

/** Runs all offered actions, switches in both directions. Returns their names. */
async function tryAll<Subject extends { readonly id: string }>(
  actions: readonly Action<Subject>[],
  read: () => Promise<Subject>,
  windows: Readonly<Record<string, (subject: Subject) => Promise<unknown>>>,
): Promise<readonly string[]> {
  const context = contextHere()
  const offered: string[] = []
  for (const action of actions) {
    const window = windows[action.id]
    const ways = action.isOn && !window ? 2 : 1
    for (let way = 0; way < ways; way += 1) {
      const subject = await read()
      const scope = scopeOf(context)
      if (!isPossible(action, subject, scope)) break
      if (way === 0) offered.push(action.id)
      await (window ? window(subject) : action.run(subject, context, !action.isOn?.(subject, scope)))
      await settle()
    }
  }
  return offered
}

test('no mute with an end is offered where mutes have none', async () => {
  await enter('bob')
  const { client, entities, server } = world.session
  const account = await accounts.lookup(client, 'dave')
  entities.receive({ accounts: [account] })
  const mute = accountMenuActions.find(({ id }) => id === 'muteFor')
  const record = entities.accounts.get(account.id)
  const isOffered = () => {
    const context = contextHere()
    return mute && record && isPossible(mute, { id: account.id, account: record, relationship: undefined }, scopeOf(context))
  }
  expect(isOffered()).toBe(true)
  const known = server.get()
  world.session.setServer({ ...known, capabilities: { ...known.capabilities, timedMutes: false } })
  expect(isOffered()).toBe(false)
})

const target = async (name: string): Promise<AccountId> => (await accounts.lookup(world.session.client, name)).id

/** Effects of the windows that some actions open. */
const accountWindows: Readonly<Record<string, (subject: { readonly account: AccountRecord }) => Promise<unknown>>> = {
  async lists({ account: { id } }) {
    const { session } = world
    const list = await lists.create(session.client, 'Neighbours')
    await toggleListMember(session, list, id, true)
    await toggleListMember(session, list, id, false)
    await lists.remove(session.client, list.id)
  },
  muteFor: ({ account: { id } }) => muteAccount(world.session, id, true, { time: 3600, notifies: true }),
  report: ({ account: { id, isLocal } }) =>
    sendReport(world.session, id, { comment: 'Noise', statusIds: [], ruleIds: [], forward: !isLocal }),
  // It writes, and posts nothing.
  mention: async () => {},
}

async function subjectOf(name: string) {
  const { client, entities, me } = world.session
  const id = await target(name)
  entities.receive({
    accounts: [await accounts.get(client, id)],
    relationships: me === null ? [] : await accounts.relationships(client, [id]),
  })
  const account = entities.accounts.get(id)
  if (!account) throw new Error(`${name} is not known.`)
  return { id, account, relationship: entities.relationships.get(id) }
}

/** Reader and target follow each other, so that nothing is missing from the menu. */
async function befriend(as: SmallWorldName, name: string): Promise<void> {
  const { requested } = await accounts.follow(world.session.client, await target(name))
  if (requested) await callAs(world.server, name as SmallWorldName, 'POST', `/api/v1/follow_requests/${world.session.me ?? ''}/authorize`)
  if (!name.includes('@')) await callAs(world.server, name as SmallWorldName, 'POST', `/api/v1/accounts/${world.session.me ?? as}/follow`)
}

const readers = ['bob', 'mona', 'ada'] as const
const targets = ['dave', 'carol', 'rita@remote.example', 'mona', 'ada'] as const
const pairs = readers.flatMap((as) => targets.filter((name) => name !== as).map((name) => [as, name] as const))

describe('no action is offered on an account without permissions', () => {
  test.each(pairs)('%s, about %s', async (as, name) => {
    await enter(as)
    const rows = [followAction, ...accountMenuActions]
    const strange = await tryAll(rows, () => subjectOf(name), accountWindows)
    const offered = new Set(strange)
    for (const row of rows) {
      await befriend(as, name)
      for (const id of await tryAll([row], () => subjectOf(name), accountWindows)) offered.add(id)
    }
    expect(rejected).toEqual([])
    const away = name.includes('@') ? ['removeFollower'] : ['muteDomain']
    expect([...offered].toSorted()).toEqual(
      rows
        .map(({ id }) => id)
        .filter((id) => !away.includes(id))
        .toSorted(),
    )
  })

  test.each(targets)('to a visitor, about %s', async (name) => {
    await enter(null)
    const read = async () => ({ ...(await subjectOf(name)), admin: undefined })
    expect(await tryAll([followAction, ...accountMenuActions, ...moderationActions], read, accountWindows)).toEqual([])
    expect(rejected).toEqual([])
  })

  test('to an admin, about a deactivated account', async () => {
    await enter('ada')
    await callAs(world.server, 'ada', 'PATCH', '/api/v1/pleroma/admin/users/deactivate', { nicknames: ['dave'] })
    expect(await tryAll(accountMenuActions, () => subjectOf('dave'), accountWindows)).toEqual(['report'])
    expect(rejected).toEqual([])
  })
})

describe('staff are offered no action that the server rejects', () => {
  const staffPairs = pairs.filter(([as]) => as !== 'bob')
  test.each(staffPairs)('%s, about %s', async (as, name) => {
    await enter(as)
    const read = async () => {
      const subject = await subjectOf(name)
      return { ...subject, admin: await adminAccounts.show(world.session.client, name) }
    }
    const offered = await tryAll(moderationActions, read, {})
    expect(rejected).toEqual([])
    expect(offered).toContain('active')
    expect(offered.includes('admin')).toBe(as === 'ada' && !name.includes('@'))
    expect(offered.includes('deleteAccount')).toBe(as === 'ada')
  })

  test.each(targets)('a member, about %s', async (name) => {
    await enter('bob')
    expect(await tryAll(moderationActions, async () => ({ ...(await subjectOf(name)), admin: undefined }), {})).toEqual([])
    expect(rejected).toEqual([])
  })
})

describe('no action is offered on a post without permissions', () => {
  const authors = ['dave', 'mona', 'ada', 'rita@remote.example'] as const
  const scopes = ['public', 'private', 'direct'] as const
  const posts = [null, ...readers].flatMap((as) =>
    authors.flatMap((author) =>
      scopes.filter((scope) => as !== null || scope === 'public').map((scope) => [as ?? 'a visitor', author, scope, as] as const),
    ),
  )
  const windows: Readonly<Record<string, (status: StatusRecord) => Promise<unknown>>> = {
    bookmarkFolder: ({ id }) => moveBookmark(world.session, id, null),
    addReaction: ({ id }) => react(world.session, id, { name: '🌊', url: null }, true),
    moderate: ({ id }) => moderateStatus(world.session, id, { sensitive: true }),
    report: ({ id, accountId }) => sendReport(world.session, accountId, { comment: 'Noise', statusIds: [id], ruleIds: [], forward: false }),
    edit: ({ id }) => statusWriting.edit(world.session.client, id, { text: 'Egrets', spoilerText: '', sensitive: false, mediaIds: [] }),
    history: ({ id }) => statusDetails.history(world.session.client, id),
    // They ask nothing of the server, and need a page.
    copyLink: async () => {},
    copyText: async () => {},
    openOriginal: async () => {},
  }

  /** Posts of other servers came in by themselves. */
  async function postBy(author: (typeof authors)[number], text: string, visibility: (typeof scopes)[number]): Promise<StatusId> {
    if (author !== 'rita@remote.example') return postAs(world.server, author, { status: text, visibility })
    const { context } = world.server.instance
    const { id } = await createStatus(context, await world.server.account(author), { ...emptyStatusInput, text, visibility })
    await context.db.updateTable('statuses').set({ local: 0 }).where('id', '=', id).execute()
    return id as StatusId // the instance's own id
  }

  test.each(posts)('to %s, on a post by %s: %s', async (_who, author, scope, as) => {
    await enter(as)
    const { server, session } = world
    server.instance.context.config.bookmarkFolders = true
    const known = session.server.get()
    session.setServer({ ...known, capabilities: { ...known.capabilities, bookmarkFolders: true } })
    if (as !== null && as !== author) await callAs(server, as, 'POST', `/api/v1/accounts/${await target(author)}/follow`)
    const made = new Map<string, StatusId>()
    const read = async (row: string) => {
      const id = made.get(row) ?? (await postBy(author, `@${as ?? 'bob'} Herons`, scope))
      made.set(row, id)
      session.entities.receive({ statuses: [await statuses.get(session.client, id)] })
      const status = session.entities.statuses.get(id)
      if (!status) throw new Error('The post is not known.')
      return status
    }
    const offered: string[] = []
    // Each action has a post of its own.
    for (const row of statusActions) offered.push(...(await tryAll([row], () => read(row.id), windows)))
    expect(rejected).toEqual([])
    expect(offered).toContain('copyLink')
    expect(offered.includes('delete')).toBe(as === author || as === 'mona' || as === 'ada')
    expect(offered.includes('favourite')).toBe(as !== null)
    expect(offered.includes('bookmarkFolder')).toBe(as !== null)
  })
})
