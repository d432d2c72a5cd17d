import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as lists from '@rookery/api/calls/lists'
import * as ownFilters from '@rookery/api/calls/ownFilters'
import { search } from '@rookery/api/calls/search'
import * as bookmarks from '@rookery/api/calls/bookmarks'
import * as tags from '@rookery/api/calls/tags'
import type { AccountId, FilterContext, Relationship } from '@rookery/api/wire/model'
import { foundAt } from '#features/links/model/resolveAddress.ts'
import { sendFollow } from '#features/relationships/model/sendFollow.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { remoteAccountQuery } from '#features/accounts/model/remoteAccount.ts'
import type { Session } from '#features/session/model/Session.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import type { TransferKind, TransferRow } from './TransferRow.ts'

/**
 * Result of one line: changed, or already so; `missing`: nothing with this address was found; `impossible`: the server lacks the feature.
 */
export type TransferOutcome = 'done' | 'already' | 'missing' | 'impossible'

/**
 * Applies one line of a file.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function transferStep(session: Session, kind: TransferKind, row: TransferRow): Promise<TransferOutcome> {
  const { client, entities, server } = session
  const { subject } = row
  switch (kind) {
    case 'follows':
      return withPerson(session, subject, async (id, relationship) => {
        const stands = relationship !== undefined && (relationship.following || relationship.requested)
        // Fields that are absent in the file stay unchanged.
        const reblogs = row.reblogs ?? (!stands || relationship.showingReblogs)
        const { notify, languages } = row
        if (
          stands &&
          relationship.showingReblogs === reblogs &&
          (notify === undefined || relationship.subscribing === notify) &&
          (languages === undefined || relationship.languages === null || areSame(relationship.languages, languages))
        )
          return 'already'
        const options = { reblogs, ...(notify !== undefined && { notify }), ...(languages && { languages }) }
        entities.receive({ relationships: [await sendFollow(session, id, options)] })
        return 'done'
      })
    case 'blocks':
      return withPerson(session, subject, async (id, relationship) => {
        if (relationship?.blocking) return 'already'
        entities.receive({ relationships: [await accounts.block(client, id)] })
        return 'done'
      })
    case 'mutes':
      return withPerson(session, subject, async (id, relationship) => {
        const notifications = row.hidesNotifications ?? true
        if (relationship?.muting && relationship.mutingNotifications === notifications) return 'already'
        entities.receive({ relationships: [await accounts.mute(client, id, { notifications })] })
        return 'done'
      })
    case 'notes':
      return withPerson(session, subject, async (id, relationship) => {
        if (relationship?.note === row.note) return 'already'
        entities.receive({ relationships: [await accounts.note(client, id, row.note ?? '')] })
        return 'done'
      })
    case 'lists':
      return withPerson(session, subject, async (id) => {
        const known = await lists.all(client)
        const list = known.find(({ title }) => title === row.list) ?? (await lists.create(client, row.list ?? ''))
        const of = await lists.ofAccount(client, id)
        if (of.some((one) => one.id === list.id)) return 'already'
        await lists.addAccounts(client, list.id, [id])
        return 'done'
      })
    case 'domains': {
      const known = await domainBlocks.list(client)
      if (known.includes(subject)) return 'already'
      await domainBlocks.add(client, subject)
      filtersOf(session).applyDomains([...known, subject])
      return 'done'
    }
    case 'bookmarks': {
      const results = await search(client, subject, { type: 'statuses', resolve: true, limit: 5 })
      const found = foundAt({ statuses: results.statuses, accounts: [] }, subject)
      const status = results.statuses.find(({ id }) => id === found?.id)
      if (!status) return 'missing'
      if (status.bookmarked) return 'already'
      entities.receive({ statuses: [await bookmarks.bookmark(client, status.id)] })
      return 'done'
    }
    case 'tags':
      await tags.follow(client, subject)
      return 'done'
    case 'filters': {
      const version = server.get().capabilities.ownFilters
      const known = await ownFilters.list(client, version)
      if (known.some(({ phrases }) => phrases.some(({ phrase }) => phrase === subject))) return 'already'
      const { wholeWord = true, hides = false, expiresAt = null } = row.filter ?? {}
      // The older filters know nothing of profiles, and an Akkoma falls over the word.
      const contexts = row.filter?.contexts.filter(isContext).filter((one) => one !== 'account' || version === 'v2') ?? []
      if (contexts.length === 0) return 'impossible'
      const expiresIn = expiresAt === null ? null : Math.round((Date.parse(expiresAt) - session.clock.now()) / 1000)
      // A mute that has expired meanwhile is skipped.
      if (expiresIn !== null && expiresIn <= 0) return 'already'
      const draft = {
        title: subject,
        phrases: [{ id: null, phrase: subject, wholeWord }],
        contexts,
        hides,
        expiresIn,
      }
      await ownFilters.create(client, version, draft)
      return 'done'
    }
  }
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((language) => other.includes(language))
}

function isContext(name: string): name is FilterContext {
  return ['home', 'public', 'notifications', 'thread', 'account'].includes(name)
}

async function withPerson(
  session: Session,
  address: string,
  act: (id: AccountId, relationship: Relationship | undefined) => Promise<TransferOutcome>,
): Promise<TransferOutcome> {
  const { client, entities, me } = session
  const id = await queriesOf(session)
    .query({ ...remoteAccountQuery(session, address), retry: false })
    .catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  if (id === null) return 'missing'
  if (id === me) return 'already'
  if (!entities.relationships.get(id)) entities.receive({ relationships: await accounts.relationships(client, [id]) })
  return act(id, entities.relationships.get(id))
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 410)
}
