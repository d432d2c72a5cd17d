import type { Clock } from '@rookery/api/http/Clock'
import type { ListedFilter } from '@rookery/api/wire/listedFilter'
import type { AccountId, NotificationId, StatusId } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { NotificationRecord, StatusRecord } from '#features/entities/model/records.ts'
import type { Settings } from '#features/settings/model/Settings.ts'
import type { Stop } from '@rookery/store/Cell'
import { isEqual } from '@rookery/store/isEqual'
import { createListeners } from '@rookery/store/Listeners'
import { restrictedIn } from './storedRestrictions.ts'
import { createVerdictCache } from './VerdictCache.ts'
import { covers, type FilterVerdict, type FilterView } from './FilterVerdict.ts'
import { blockedServers } from './blockedServers.ts'
import { createWordRules } from './WordRules.ts'
import { mediaFilterOf, verdictOf, type Person, type Restriction, type FilterFacts, type FilterSetting } from './verdictOf.ts'

/** Verdicts on posts, for all components that show them. A verdict is the same object until it changes. */
export interface Filters {
  /** The verdict on a post, or on a repeat including its post; null if it is shown, or unknown. */
  of(id: StatusId, view: FilterView): FilterVerdict | null
  /** The title of the filter that covers the media of a post; null when none does. */
  mediaFilterOf(id: StatusId, view: FilterView): string | null
  /** Verdict on a notification: muted when its account is. Its post has its own verdict. */
  ofNotification(id: NotificationId): FilterVerdict | null
  /**
   * The posts that a list leaves out; the same set until it changes. It includes repeats by a muted account of a post that is also in the
   * list otherwise.
   */
  hiddenAmong(ids: readonly StatusId[], view: FilterView): ReadonlySet<StatusId>
  /** True for a notification without alert: its author or its post is muted. */
  isQuiet(id: NotificationId): boolean
  /** The notifications that a list leaves out, by author and post; the same set until it changes. */
  hiddenNotifications(ids: readonly NotificationId[]): ReadonlySet<NotificationId>
  /** The servers that the reader blocks, as the reader wrote them: `*.` before one means all below it, too. */
  applyDomains(blocked: readonly string[]): void
  /**
   * Sets the filters that the server leaves to clients; none before the first call. Resolves when they and the mute words apply; never
   * rejects.
   */
  applyFilters(list: readonly ListedFilter[]): Promise<void>
  /** Shows a muted post (or notification) until it is muted again or the session ends. */
  reveal(id: StatusId | NotificationId, desired: boolean): void
  /** Calls the listener when a verdict may have changed. */
  subscribe(listener: () => void): Stop
}

export interface FiltersOptions {
  readonly entities: Entities
  readonly settings: Settings
  readonly clock: Clock
  readonly me: AccountId | null
}

const nothing: ReadonlySet<never> = new Set<never>()

export function createFilters({ entities, settings, clock, me }: FiltersOptions): Filters {
  const listeners = createListeners()
  const revealed = new Set<StatusId | NotificationId>()
  const verdicts = createVerdictCache<StatusRecord | NotificationRecord, FilterVerdict | null>(isEqual)
  const hidden = createVerdictCache<readonly StatusId[], ReadonlySet<StatusId>>(sameMembers)
  const hiddenRows = createVerdictCache<readonly NotificationId[], ReadonlySet<NotificationId>>(sameMembers)
  /** Incremented on every change. A verdict with the current number is valid. */
  let now = 0
  /** Incremented on changes that affect all posts: settings, mute words, revealed posts. */
  let rules = 0
  let isBlockedServer: ((acct: string) => boolean) | null = null
  const words = createWordRules({ entities, settings, clock, onChange: rulesChanged })

  const anything = () => [now]

  function rulesChanged(): void {
    rules += 1
    changed()
  }

  function changed(): void {
    now += 1
    listeners.notify()
  }

  for (const key of settingKeys) settings.subscribe(key, rulesChanged)
  entities.subscribe(changed)
  entities.hold(() => ({ accounts: restrictedIn(entities).map(({ id }) => id) }))

  /** The known restriction of an account; undefined if unknown. */
  function restrictionOf(id: AccountId, acct = entities.accounts.get(id)?.acct): Restriction | null | undefined {
    const relationship = entities.relationships.get(id)
    // Streamed posts may be from accounts that were not fetched yet; only their handle is known.
    if (!relationship) return acct !== undefined && isBlockedServer?.(acct) ? 'domain' : undefined
    const { blocking, muting, domainBlocking } = relationship
    return blocking ? 'blocked' : muting ? 'muted' : domainBlocking ? 'domain' : null
  }

  function personOf(id: AccountId, mutedAnyway = false): Person {
    const restriction = restrictionOf(id)
    return { id, restriction: restriction === undefined && mutedAnyway ? 'muted' : (restriction ?? null) }
  }

  function actorOf(id: AccountId, mutedAnyway = false): FilterFacts['author'] {
    return { ...personOf(id, mutedAnyway), bot: isBot(id) }
  }

  function isBot(id: AccountId): boolean {
    return entities.accounts.get(id)?.bot ?? false
  }

  /** All inputs of a verdict except the post itself. Other fields of a post and its author change more often. */
  function factsBehind(row: StatusRecord): readonly unknown[] {
    const status = row.reblogId === null ? row : entities.statuses.get(row.reblogId)
    if (!status) return [rules]
    const { accountId, mentions, inReplyToAccountId, pollId } = status
    return [
      rules,
      status,
      pollId === null ? null : entities.polls.get(pollId),
      isBot(accountId),
      isBot(row.accountId),
      restrictionOf(accountId),
      restrictionOf(row.accountId),
      inReplyToAccountId === null ? null : restrictionOf(inReplyToAccountId),
      ...mentions.map(({ id, acct }) => restrictionOf(id, acct)),
    ]
  }

  function judge(row: StatusRecord, view: FilterView): FilterVerdict | null {
    const status = row.reblogId === null ? row : entities.statuses.get(row.reblogId)
    if (!status) return null
    const { accountId, mentions, inReplyToAccountId, inReplyToAcct, threadMuted } = status
    const spokenTo = new Map<AccountId, string | undefined>(mentions.map(({ id, acct }) => [id, acct]))
    if (inReplyToAccountId !== null && !spokenTo.has(inReplyToAccountId)) spokenTo.set(inReplyToAccountId, inReplyToAcct ?? undefined)
    for (const self of [accountId, me]) if (self !== null) spokenTo.delete(self)
    const facts: FilterFacts = {
      deleted: row.deleted || status.deleted,
      own: accountId === me,
      // The server says it of the post before anything is known of its author; not which of the two where the thread is muted.
      author: actorOf(accountId, status.muted && !threadMuted),
      repeater: status === row ? null : actorOf(row.accountId),
      mentioned: Array.from(spokenTo, ([id, acct]) => ({ id, acct, restriction: restrictionOf(id, acct) ?? null })),
      threadMuted,
      word: words.wordIn(status),
      filters: words.filtersOn(status),
      revealed: revealed.has(status.id),
    }
    return verdictOf(facts, view, settings.get)
  }

  function of(id: StatusId, view: FilterView): FilterVerdict | null {
    const row = entities.statuses.get(id)
    if (!row) return null
    return verdicts.of(
      row,
      keyOf(view),
      now,
      () => factsBehind(row),
      () => judge(row, view),
    )
  }

  function ofNotification(id: NotificationId): FilterVerdict | null {
    const record = entities.notifications.get(id)
    if (!record) return null
    const { accountId } = record
    return verdicts.of(
      record,
      '',
      now,
      () => [rules, accountId === null ? null : restrictionOf(accountId)],
      () => judgeNotification(record),
    )
  }

  function judgeNotification({ id, accountId, actorMuted }: NotificationRecord): FilterVerdict | null {
    const actor = accountId === null || accountId === me ? null : personOf(accountId, actorMuted)
    if (actor === null || actor.restriction === null) return null
    const isMuted = actor.restriction === 'muted'
    const rule = { kind: isMuted ? 'author' : 'blockedAuthor', account: actor.id } as const
    return {
      kind: 'muted',
      rule,
      hidden: !isMuted || settings.get('hideMutedPosts') || settings.get('hideFilteredStatuses'),
      revealed: revealed.has(id),
    }
  }

  function hiddenPosts(ids: readonly StatusId[], view: FilterView): ReadonlySet<StatusId> {
    const repeats = new Set(ids.filter((id) => isForRepeater(of(id, view))))
    const found = hiddenOf(ids, (id) => isHidden(of(id, view)))
    if (repeats.size === 0) return found
    const original = (id: StatusId) => entities.statuses.get(id)?.reblogId ?? id
    const shown = new Set(ids.filter((id) => !repeats.has(id) && !found.has(id)).map(original))
    return hiddenOf(ids, (id) => found.has(id) || (repeats.has(id) && shown.has(original(id))))
  }

  function isHiddenRow(id: NotificationId): boolean {
    return isHidden(ofNotification(id)) || isHidden(ofPostIn(id))
  }

  function ofPostIn(id: NotificationId): FilterVerdict | null {
    const statusId = entities.notifications.get(id)?.statusId ?? null
    return statusId === null ? null : of(statusId, { kind: 'notifications' })
  }

  return {
    of,
    mediaFilterOf(id, view) {
      const status = entities.statuses.get(id)
      return status ? mediaFilterOf({ own: status.accountId === me, filters: status.filters }, view) : null
    },
    ofNotification,
    hiddenAmong: (ids, view) => hidden.of(ids, keyOf(view), now, anything, () => hiddenPosts(ids, view)),
    isQuiet: (id) => covers(ofNotification(id)) || covers(ofPostIn(id)),
    hiddenNotifications: (ids) => hiddenRows.of(ids, '', now, anything, () => hiddenOf(ids, isHiddenRow)),
    applyDomains(blocked) {
      isBlockedServer = blocked.length === 0 ? null : blockedServers(blocked)
      rulesChanged()
    },
    applyFilters: words.applyFilters,
    reveal(id, desired) {
      if (desired === revealed.has(id)) return
      if (desired) revealed.add(id)
      else revealed.delete(id)
      rulesChanged()
    },
    subscribe: listeners.subscribe,
  }
}

const settingKeys = [
  'muteBotStatuses',
  'hideMutedPosts',
  'hideMutedThreads',
  'hideFilteredStatuses',
  'hideWordFilteredPosts',
  'hideThreadsWithBlockedUsers',
] as const satisfies readonly FilterSetting[]

function keyOf(view: FilterView): string {
  return view.kind === 'profile' ? `profile ${view.of}` : view.kind === 'timeline' ? view.place : view.kind
}

function isHidden(verdict: FilterVerdict | null): boolean {
  return verdict?.kind === 'muted' && verdict.hidden
}

function isForRepeater(verdict: FilterVerdict | null): boolean {
  return verdict?.kind === 'muted' && (verdict.rule.kind === 'repeater' || verdict.rule.kind === 'blockedRepeater')
}

function hiddenOf<Id>(ids: readonly Id[], isHiddenOne: (id: Id) => boolean): ReadonlySet<Id> {
  const found = ids.filter(isHiddenOne)
  return found.length === 0 ? nothing : new Set(found)
}

function sameMembers<Id>(one: ReadonlySet<Id>, other: ReadonlySet<Id>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
