import { afterEach, expect, test } from 'vitest'
import { markNotificationsRead } from '#features/notifications/model/markNotificationsRead.ts'
import { postStatus } from '#features/posting/model/postStatus.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { twoTabs } from '#test/twoTabs.ts'
import { readTabMessage } from './readTabMessage.ts'
import { composersOf } from '#features/posting/model/Composers.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let first: TestSession
let second: TestSession
afterEach(async () => {
  await second.close()
  await first.close()
})

async function openTwo() {
  const { here, there, told: notified } = twoTabs()
  first = await openTestSession({ tabs: here })
  second = await openTestSession({ server: first.server, browser: first.browser, tabs: there })
  return { told: notified, there }
}

test('settings changed simultaneously in two tabs are in both, and are not sent back', async () => {
  const { told: notified } = await openTwo()
  settingsOf(first.session).set('hideNsfw', false)
  settingsOf(second.session).set('streaming', true)
  settingsOf(first.session).set('maxThumbnails', 3)
  settingsOf(first.session).reset('maxThumbnails')
  for (const { session } of [first, second]) expect(settingsOf(session).chosen()).toEqual({ hideNsfw: false, streaming: true })
  expect(notified).toHaveLength(4)
  await first.session.flush()
  await second.session.flush()
  expect(first.browser.databases.get(`rookery:${first.session.key}`)?.get('settings')).toEqual({ hideNsfw: false, streaming: true })
})

test('a notification seen in one tab is seen in the other', async () => {
  await openTwo()
  const post = await postAs(first.server, 'bob', 'Mine')
  await callAs(first.server, 'ada', 'POST', `/api/v1/statuses/${post}/favourite`)
  await Promise.all([first, second].map(({ session }) => feedsOf(session).loadNewer('notifications')))
  const [row] = feedsOf(first.session).at('notifications').get().rows
  if (row?.kind !== 'entry') throw new Error('There is no notification.')
  await markNotificationsRead(first.session, { upTo: row.id })
  expect(second.session.entities.notifications.get(row.id)?.seen).toBe(true)
})

test('a draft that one tab posted is removed in the other', async () => {
  const { there } = await openTwo()
  const data = exampleDraft('Once')
  draftsOf(first.session).save('status', data)
  await first.session.flush()
  await second.close()
  second = await openTestSession({ server: first.server, browser: first.browser, tabs: there })
  expect(draftsOf(second.session).get('status')?.data).toEqual(data)
  await postStatus(first.session, 'status', data)
  await expect.poll(() => draftsOf(second.session).get('status')).toBeUndefined()
})

test('a message about a posted draft alone empties no open composer', async () => {
  const { there } = await openTwo()
  const composers = composersOf(first.session)
  composers.open('status', {})
  composers.dispatch('status', { kind: 'textChanged', text: 'Precious' })
  for (const isStored of [false, true]) {
    if (isStored) await first.session.flush()
    for (const updatedAt of [0, first.server.clock.now(), Number.MAX_SAFE_INTEGER])
      there.notify({ kind: 'draftGone', key: 'status', updatedAt })
    await settle()
    expect(composers.get('status').data.status).toBe('Precious')
  }
})

test('two tabs that edit the same draft keep both texts, and the second shows a notice', async () => {
  const { told: notified } = await openTwo()
  draftsOf(first.session).save('status', exampleDraft('Here'))
  draftsOf(second.session).save('status', exampleDraft('There'))
  draftsOf(first.session).save('status', exampleDraft('Here, and more'))
  expect(draftsOf(first.session).get('status')?.data.status).toBe('Here, and more')
  expect(draftsOf(second.session).get('status')?.data.status).toBe('There')
  await second.session.flush()
  await first.session.flush()
  expect(notified.map(({ kind }) => kind)).toEqual(['draftClaimed', 'draftHeld', 'draftClaimed'].toSorted())
  expect(second.session.notices.get()).toMatchObject([{ messageKey: 'drafts.apart' }])
  const third = await openTestSession({ server: first.server, browser: first.browser })
  expect(draftsOf(third.session).get('status')?.data.status).toBe('Here, and more')
  const all = draftsOf(third.session).list('status')
  expect(all.map(([, { data }]) => data.status).toSorted()).toEqual(['Here, and more', 'There'])
  await third.close()
})

test.each([
  null,
  'text',
  5,
  [],
  {},
  { kind: 'settings' },
  { kind: 'settings', values: [] },
  { kind: 'seen', ids: 'all' },
  { kind: 'seen', ids: [5] },
  { kind: 'seen', ids: [''] },
  { kind: 'seen', ids: Array.from({ length: 2000 }, () => 'x') },
  { kind: 'changed', method: 'POST', path: '/api/v1/statuses/1/favourite' },
  { kind: 'changed', method: 'POST', body: '{}' },
  { kind: 'draftGone' },
  { kind: 'draftGone', key: 'status' },
  { kind: 'draftGone', key: 'status', updatedAt: Infinity },
  { kind: 'draftGone', key: 'status', updatedAt: NaN },
  { kind: 'draftGone', key: 'status', updatedAt: '1' },
  { kind: 'draftGone', key: 'x'.repeat(500), updatedAt: 1 },
  { kind: 'answer', url: '/a', body: '[]', link: '', askedAt: Infinity },
  { kind: 'arrived', feed: { toString: 'home' } },
  { kind: 'signOut' },
  { kind: 'whoLeads' },
  { kind: 'leads', subject: 5 },
  { kind: 'frame', stream: 'user', data: {} },
  { kind: 'frame', stream: '', data: '{}' },
  { kind: 'frame', stream: 'user', data: 'x'.repeat(9_000_000) },
  { kind: 'answer', url: '/a', body: [], link: '' },
  { kind: 'answer', url: '/a', body: '[]' },
  { kind: 'answer', url: '/a', body: '[]', link: '' },
  { kind: 'asked' },
  { kind: 'streamState', stream: 'user', state: 'joined' },
  { kind: 'streamState', stream: 'user', state: { kind: 'error' } },
  { kind: 'streamState', stream: 'user', state: { kind: 'perhaps', code: 1 } },
  { kind: 'streamState', state: { kind: 'joined' } },
  { kind: '__proto__', key: 'status' },
])('%o from another tab is rejected', (raw) => {
  expect(readTabMessage(raw)).toBeNull()
})

test.each([
  { kind: 'starting_initial' },
  { kind: 'starting' },
  { kind: 'disabled' },
  { kind: 'joined', initial: false, tokenPlace: 'query' },
  { kind: 'error', code: 1006, retryIn: 2000 },
  { kind: 'closed', code: 1000, byServer: true },
])('the state %o of a shared connection is accepted', (state) => {
  const message = { kind: 'streamState', stream: 'user', state }
  expect(readTabMessage(structuredClone(message))).toEqual(message)
})

test('a setting from another tab passes the same check as any other', async () => {
  await openTwo()
  first.session.tabs.notify({ kind: 'settings', values: { maxThumbnails: 'many', hideNsfw: 'perhaps', unknown: 1, streaming: true } })
  expect(settingsOf(second.session).chosen()).toEqual({ streaming: true })
})
