import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Poll, Relationship, Status } from '@rookery/api/wire/model'
import { decodePoll } from '@rookery/api/wire/poll'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from './filtersOf.ts'
import { accountId, exampleAccount, exampleStatus, statusId } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import type { FilterView } from './FilterVerdict.ts'
import { verdictOf } from './verdictOf.ts'
import { createFilters, type Filters } from './Filters.ts'

vi.mock(import('./verdictOf.ts'), { spy: true })

let world: TestSession
let session: Session

beforeEach(async () => {
  world = await openTestSession()
  session = world.session
  vi.mocked(verdictOf).mockClear()
})
afterEach(() => world.close())

const home: FilterView = { kind: 'timeline', place: 'home' }
const views: readonly FilterView[] = [home, { kind: 'conversation' }, { kind: 'profile', of: accountId('a1') }]

const mentionOf = (id: string) => ({ id: accountId(id), acct: id, username: id, url: '' })

function relationship(id: string, change: Partial<Relationship>): Relationship {
  const none = { following: false, followedBy: false, requested: false, requestedBy: false, blocking: false, blockedBy: false }
  const nor = {
    muting: false,
    mutingNotifications: false,
    domainBlocking: false,
    showingReblogs: true,
    subscribing: false,
    languages: null,
    note: '',
  }
  return { id: accountId(id), ...none, ...nor, ...change }
}

/** A post by one of fifty people; every tenth repeats another. */
function rowAt(index: number): Status {
  const account = exampleAccount(`a${index % 50}`)
  const repeated = index % 10 === 0 && index > 0 ? rowAt(index - 1) : null
  return exampleStatus(`s${index}`, { account, reblog: repeated, mentions: index % 7 === 0 ? [mentionOf('a3')] : [] })
}

test('of a thousand rows only the affected ones are judged again', () => {
  const { entities } = session
  const filters = filtersOf(session)
  entities.receive({ statuses: Array.from({ length: 1000 }, (_, index) => rowAt(index)) })
  let ids = Array.from({ length: 1000 }, (_, index) => statusId(`s${index}`))
  const look = () => filters.hiddenAmong(ids, home)
  const judged = (change: () => void) => {
    vi.mocked(verdictOf).mockClear()
    change()
    look()
    return vi.mocked(verdictOf).mock.calls.length
  }
  expect(judged(() => {})).toBe(1000)
  // A second of a busy stream: ten posts, each with newer data about its author.
  for (let index = 1000; index < 1010; index += 1) {
    const came = exampleStatus(`s${index}`, { account: exampleAccount(`a${index % 50}`, { statusesCount: index }) })
    const streamed = judged(() => {
      ids = [came.id, ...ids]
      entities.receive({ statuses: [came] })
    })
    expect(streamed).toBe(1)
  }
  expect(judged(() => entities.receive({ statuses: [{ ...rowAt(5), favouritesCount: 9 }] }))).toBe(1)
  // The post and its repeat.
  expect(judged(() => entities.receive({ statuses: [{ ...rowAt(9), favouritesCount: 9 }] }))).toBe(2)
  const about = Array.from({ length: 1000 }, (_, index) => index).filter((index) => {
    const { account, mentions, reblog } = rowAt(index)
    return [account, reblog?.account, ...(reblog?.mentions ?? mentions)].some((person) => person?.id === 'a3')
  })
  // And the one of those that came which is by the same person.
  const came = 1
  expect(judged(() => entities.receive({ relationships: [relationship('a3', { muting: true })] }))).toBe(about.length + came)
  expect(judged(() => settingsOf(session).set('hideMutedPosts', true))).toBe(1010)
})

const person = fc.constantFrom('a1', 'a2', 'a3', 'a4')
const post = fc.constantFrom('s1', 's2', 's3', 's4', 's5')
const bit = fc.boolean()
/** Facts that hide other reasons are rare, so that each reason decides in some runs. */
const seldom = fc.nat(5).map((number) => number === 0)
const words = fc.constantFrom('A heron', 'A coot')

function poll(id: string, title: string): Poll {
  return decodePoll({ id: `p${id}`, options: [{ title, votes_count: 0 }] })
}

/** All changes to data that verdicts depend on. */
const happening = fc.oneof(
  fc
    .record({
      id: post,
      by: person,
      to: person,
      responses: fc.option(person),
      muted: seldom,
      threadMuted: seldom,
      text: fc.constantFrom('A coot', 'A rail'),
      asks: fc.option(words),
    })
    .map(({ id, by, to, responses, muted, threadMuted, text, asks }) => () => {
      const inReplyToAccountId = responses === null ? null : accountId(responses)
      const rest = {
        mentions: [mentionOf(to)],
        inReplyToAccountId,
        muted,
        threadMuted,
        content: text,
        poll: asks === null ? null : poll(id, asks),
      }
      session.entities.receive({ statuses: [exampleStatus(id, { account: exampleAccount(by), ...rest })] })
    }),
  fc.record({ by: person, of: post, from: person }).map(({ by, of, from }) => () => {
    const reblog = exampleStatus(of, { account: exampleAccount(from) })
    session.entities.receive({ statuses: [exampleStatus('r', { account: exampleAccount(by), reblog })] })
  }),
  fc.record({ id: person, muting: seldom, blocking: seldom, domainBlocking: seldom }).map(({ id, ...how }) => () => {
    session.entities.receive({ relationships: [relationship(id, how)] })
  }),
  fc.record({ id: person, bot: bit }).map(
    ({ id, bot }) =>
      () =>
        session.entities.receive({ accounts: [exampleAccount(id, { bot })] }),
  ),
  fc.record({ id: post, asks: words }).map(
    ({ id, asks }) =>
      () =>
        session.entities.receive({ polls: [poll(id, asks)] }),
  ),
  fc.record({ id: fc.constantFrom('s4', 's5') }).map(
    ({ id }) =>
      () =>
        session.entities.receive({ deleted: [statusId(id)] }),
  ),
  fc.record({ id: post, wanted: bit }).map(
    ({ id, wanted: expected }) =>
      (all: readonly Filters[]) =>
        all.forEach((filters) => filters.reveal(statusId(id), expected)),
  ),
  fc.record({ key: fc.constantFrom('hideMutedPosts', 'hideMutedThreads', 'muteBotStatuses', 'hideFilteredStatuses'), value: bit }).map(
    ({ key, value }) =>
      () =>
        settingsOf(session).set(key, value),
  ),
)

test('a cached verdict equals a new one', async () => {
  const { entities, clock, me } = session
  const settings = settingsOf(session)
  settings.set('muteWords', ['heron'])
  settings.set('muteBotStatuses', true)
  await filtersOf(session).applyFilters([])
  const ids = ['s1', 's2', 's3', 's4', 's5', 'r'].map(statusId)
  const plain = createFilters({ entities, settings, clock, me })
  await plain.applyFilters([])
  let turn = false
  /** Revealing a post, even a missing one, invalidates all verdicts. */
  const forget = () => plain.reveal(statusId('nothing'), (turn = !turn))
  const verdictsOf = (filters: Filters) =>
    views.map((view) => ({ of: ids.map((id) => filters.of(id, view)), hidden: [...filters.hiddenAmong(ids, view)] }))
  fc.assert(
    fc.property(fc.array(happening, { minLength: 1, maxLength: 40 }), (happenings) => {
      for (const happens of happenings) {
        happens([filtersOf(session), plain])
        forget()
        expect(verdictsOf(filtersOf(session))).toEqual(verdictsOf(plain))
      }
    }),
  )
})
