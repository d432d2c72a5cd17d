import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as lists from '@rookery/api/calls/lists'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import * as ownFilters from '@rookery/api/calls/ownFilters'
import * as tags from '@rookery/api/calls/tags'
import * as timelines from '@rookery/api/calls/timelines'
import type { Account, Cursor, Page, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import type { TransferKind, TransferRow } from './TransferRow.ts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Clock } from '@rookery/api/http/Clock'

/** Milliseconds to wait if a rate-limiting server names no time. */
const usualWait = 30_000

const maxTries = 5

/** Retries after a rate limit, when the server permits it. */
async function withRetryAfter<Value>(clock: Clock, ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || tries === maxTries) throw error
      await new Promise<void>((resolve) => void clock.after(error.retryAfter ?? usualWait, resolve))
    }
  }
}

/**
 * All data of one type, page by page, in the server's order. No server lists private notes, so only those on followed, muted and blocked
 * accounts are included.
 * @param onCount hears how many there are so far
 * @throws ApiError
 */
export async function collectTransfer(
  session: Session,
  kind: TransferKind,
  onCount: (count: number) => void,
): Promise<readonly TransferRow[]> {
  const found: TransferRow[] = []
  for await (const rows of rowsOf(session, kind)) {
    found.push(...rows)
    onCount(found.length)
  }
  return found
}

async function* rowsOf(session: Session, kind: TransferKind): AsyncGenerator<readonly TransferRow[]> {
  const { client, clock, me, server } = session
  if (me === null) return
  const once = async <Value>(ask: () => Promise<Value>) => withRetryAfter(clock, ask)
  const following = (cursor: Cursor | null) => accounts.following(client, me, { cursor, limit: 80 })
  const muted = (cursor: Cursor | null) => mutesAndBlocks.mutes(client, { cursor, limit: 80 })
  const blocked = (cursor: Cursor | null) => mutesAndBlocks.blocks(client, { cursor, limit: 80 })
  switch (kind) {
    case 'follows':
      for await (const people of peopleOf(session, following)) {
        yield people.map(({ subject, relationship }) => ({
          subject,
          reblogs: relationship?.showingReblogs ?? true,
          notify: relationship?.subscribing ?? false,
          languages: relationship?.languages ?? [],
        }))
      }
      return
    case 'mutes':
      for await (const people of peopleOf(session, muted)) {
        yield people.map(({ subject, relationship }) => ({ subject, hidesNotifications: relationship?.mutingNotifications ?? true }))
      }
      return
    case 'blocks':
      for await (const people of peopleOf(session, blocked)) yield people.map(({ subject }) => ({ subject }))
      return
    case 'notes': {
      const notified = new Set<string>()
      for (const ask of [following, muted, blocked]) {
        for await (const people of peopleOf(session, ask)) {
          const noted = people.filter(({ subject, relationship }) => relationship && relationship.note !== '' && !notified.has(subject))
          for (const { subject } of noted) notified.add(subject)
          yield noted.map(({ subject, relationship }) => ({ subject, note: relationship?.note ?? '' }))
        }
      }
      return
    }
    case 'domains':
      yield (await once(() => domainBlocks.list(client))).map((subject) => ({ subject }))
      return
    case 'lists':
      for (const { id, title } of await once(() => lists.all(client))) {
        for await (const people of pagesOf(session, (cursor) => lists.accounts(client, id, { cursor }))) {
          yield people.map((account) => ({ subject: fullAddress(session, account), list: title }))
        }
      }
      return
    case 'bookmarks':
      for await (const posts of pagesOf(session, (cursor) =>
        timelines.fetch(client, { path: '/api/v1/bookmarks' }, { cursor, limit: 40 }),
      )) {
        yield posts.flatMap(({ uri, url }) => ((uri ?? url) ? [{ subject: uri ?? url ?? '' }] : []))
      }
      return
    case 'tags':
      for await (const page of pagesOf(session, (cursor) => tags.followed(client, { cursor })))
        yield page.map(({ name }) => ({ subject: name }))
      return
    case 'filters':
      for (const filter of await once(() => ownFilters.list(client, server.get().capabilities.ownFilters))) {
        const { contexts, hides, expiresAt } = filter
        yield filter.phrases.map(({ phrase, wholeWord }) => ({ subject: phrase, filter: { contexts, wholeWord, hides, expiresAt } }))
      }
  }
}

interface ListedPerson {
  readonly subject: string
  readonly relationship: Relationship | undefined
}

async function* peopleOf(
  session: Session,
  ask: (cursor: Cursor | null) => Promise<Page<Account>>,
): AsyncGenerator<readonly ListedPerson[]> {
  for await (const people of pagesOf(session, ask)) {
    const unknown = people.filter(({ relationship }) => !relationship).map(({ id }) => id)
    const asked = unknown.length === 0 ? [] : await withRetryAfter(session.clock, () => accounts.relationships(session.client, unknown))
    const byId = new Map(asked.map((relationship) => [relationship.id as string, relationship]))
    yield people.map((account) => ({
      subject: fullAddress(session, account),
      relationship: account.relationship ?? byId.get(account.id),
    }))
  }
}

async function* pagesOf<Item>({ clock }: Session, ask: (cursor: Cursor | null) => Promise<Page<Item>>): AsyncGenerator<readonly Item[]> {
  const pageAt = (cursor: Cursor | null) => withRetryAfter(clock, () => ask(cursor))
  let page = await pageAt(null)
  while (page.items.length > 0) {
    yield page.items
    if (page.older === null) return
    page = await pageAt(page.older)
  }
}

/** With the server's name, which a server leaves out for its own people. */
function fullAddress({ server }: Session, { acct }: Account): string {
  return acct.includes('@') ? acct : `${acct}@${server.get().instance.domain}`
}
