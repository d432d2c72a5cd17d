import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallWorldPassword } from '@rookery/instance/testing'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { anotherDraft } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { listDraftsOf } from '#features/lists/model/listDraftsOf.ts'
import { outboxKey } from '#features/actions/model/outboxOf.ts'
import { noteDraftsOf } from '#features/reports/model/noteDraftsOf.ts'
import { reportDraftsOf } from '#features/reports/model/reportDraftsOf.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { storeImport } from '#features/transfer/model/storedImports.ts'
import { recordStartHints } from '#live/recordStartHints.ts'
import { exampleDraft } from '#test/examples.ts'
import { createTestDevice, openTestSession, type TestBrowser, type TestSession } from '#test/openTestSession.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { readUnsent } from './readUnsent.ts'
import { revocationsOf } from '#features/session/model/Revocations.ts'
import { storeStartHints } from '#features/session/model/StartHints.ts'
import { signIn } from './signInSteps.ts'
import { signOut } from './signOut.ts'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'

let browser: TestBrowser
let visitor: TestSession

beforeEach(async () => {
  stored.clear()
  browser = { device: createTestDevice(textsInMemory(stored)), databases: new Map() }
  visitor = await openTestSession({ as: null, browser })
})
afterEach(() => visitor.close())

async function signInAs(username: string): Promise<TestSession> {
  await signIn(visitor.session, { username, password: smallWorldPassword })
  return openTestSession({ server: visitor.server, browser })
}

/** A response that does not come until the request is aborted. */
function untilAborted({ signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
}

const stored = new Map<string, string>()
const texts = () => [...stored].map(([key, text]) => `${key}: ${text}`)
const databases = () => [...browser.databases.keys()]

/** Everything that a session stores under its account's key outside of its database. */
function useEverything({ session }: TestSession): void {
  const { device, key } = session
  storeStartHints(device.stored, key, { replyVisibility: 'all', theme: null, landing: '/main/friends', places: [], lacks: [] })
  device.stored.set(outboxKey(key), '[]')
  device.stored.set(themeStylesheetKey(key), 'a {}')
  for (const name of ['pushOffered', 'renewed', 'import', 'left:rookery']) device.stored.set(`rookery.${name}:${key}`, '1')
  unreadCountsOf(device).put(key, 3, 0)
  draftsOf(session).save('status', exampleDraft('Secret'))
}

test('a sign-out restores the device’s storage from before the sign-in, and retains the registered app', async () => {
  const before = { texts: texts(), databases: databases() }
  const world = await signInAs('bob')
  useEverything(world)
  const stop = recordStartHints(world.session, () => '/main/friends')
  await world.session.flush()
  expect(databases()).not.toEqual(before.databases)
  await signOut(world.session)
  stop()
  const nothingOfTheirs = ['rookery.app', 'rookery.accounts', 'rookery.revocations', 'rookery.unread']
  expect(texts().filter((text) => !nothingOfTheirs.some((name) => text.startsWith(name)))).toEqual(before.texts)
  expect(databases()).toEqual(before.databases)
  expect(revocationsOf(browser.device).get()).toHaveLength(1)
  for (const text of texts()) {
    expect(text).not.toContain(world.account?.id)
    expect(text).not.toContain('bob')
  }
})

test('the requests of the account end before its token is revoked', async () => {
  await signIn(visitor.session, { username: 'bob', password: smallWorldPassword })
  const sent: string[] = []
  const { session } = await openTestSession({
    server: visitor.server,
    browser,
    through: (send) => (url, init) => {
      sent.push(new URL(url).pathname)
      return url.endsWith('/bookmarks') ? untilAborted(init) : send(url, init)
    },
  })
  const kindOf = async (path: string) =>
    session.client.request('GET', path).catch((error: unknown) => error instanceof ApiError && error.kind)
  const running = kindOf('/api/v1/bookmarks')
  const later: ReturnType<typeof kindOf>[] = []
  // Listeners are called when the revocation is there to be sent.
  revocationsOf(browser.device).subscribe(() => void later.push(kindOf('/api/v1/favourites')))
  await signOut(session)
  expect(await Promise.all([running, ...later])).toEqual(['aborted', 'aborted'])
  expect(sent).toContain('/api/v1/bookmarks')
  expect(sent).not.toContain('/api/v1/favourites')
})

test('data of another account stays', async () => {
  const ada = await signInAs('ada')
  useEverything(ada)
  await ada.session.flush()
  const before = texts().filter((text) => text.includes(`:${ada.session.key}: `))
  const bob = await signInAs('bob')
  useEverything(bob)
  await signOut(bob.session)
  expect(before).toHaveLength(7)
  expect(texts().filter((text) => text.includes(`:${ada.session.key}: `))).toEqual(before)
  expect(databases()).toContain(`rookery:${ada.session.key}`)
  await ada.close()
})

test('drafts and actions that the server does not have are counted, a queued post once', async () => {
  const world = await signInAs('bob')
  const { session } = world
  expect(await readUnsent(session)).toEqual({ actions: 0, drafts: 0 })
  const waiting = anotherDraft('status', 'x')
  draftsOf(session).save('status', exampleDraft('Hello'))
  draftsOf(session).save(waiting, exampleDraft('Without a line'))
  const act = { wanted: true, at: 0, isInDoubt: false, failure: null }
  const entries = [
    { ...act, subject: `post:${waiting}`, what: 'post', id: waiting, key: '1' },
    { ...act, subject: 'favourite:1', what: 'favourite', id: '1', key: '2' },
  ]
  session.device.stored.set(outboxKey(session.key), JSON.stringify(entries))
  const id = 'A1' as AccountId
  await (await reportDraftsOf.ready(session)).save(id, { comment: 'Spam', statusIds: [], ruleIds: [], forward: false })
  await (await noteDraftsOf.ready(session)).save('R1', 'Asked them')
  await (await listDraftsOf.ready(session)).save('new', { title: 'Ponds', picks: new Map() })
  storeImport(session.storage, { id: '1', kind: 'follows', rows: [], at: 0, done: 0, already: 0, failed: [], state: 'queued', until: null })
  expect(await readUnsent(session)).toEqual({ actions: 3, drafts: 4 })
  await world.close()
})
