import type { AccountId, FilterContext, StatusFilter } from '@rookery/api/wire/model'
import type { AccountRule, MuteRule, FilterVerdict, FilterView } from './FilterVerdict.ts'

/** How the user restricts an account. `domain`: the whole server is blocked. */
export type Restriction = 'muted' | 'blocked' | 'domain'

/** An account that wrote, repeated or is mentioned in a post, with its restriction. */
export interface Person {
  readonly id: AccountId
  readonly restriction: Restriction | null
  /** As the post names them, which may be all that is known of them. */
  readonly acct?: string | undefined
}

/** All that the decision knows of a post. */
export interface FilterFacts {
  readonly deleted: boolean
  readonly own: boolean
  readonly author: Person & { readonly bot: boolean }
  /** The account that repeated it; null for a post of its own. */
  readonly repeater: (Person & { readonly bot: boolean }) | null
  readonly mentioned: readonly Person[]
  readonly threadMuted: boolean
  /** The matching mute word, as the user typed it. */
  readonly word: string | null
  readonly filters: readonly StatusFilter[]
  readonly revealed: boolean
}

/** The settings that affect verdicts. */
export type FilterSetting =
  | 'muteBotStatuses'
  | 'hideMutedPosts'
  | 'hideMutedThreads'
  | 'hideFilteredStatuses'
  | 'hideWordFilteredPosts'
  | 'hideThreadsWithBlockedUsers'

/**
 * Decides whether a post is shown, muted, hidden or deleted (spec 2, section 4), for all places that show posts.
 *
 * Muted are posts by or repeated by somebody muted or blocked, of a muted thread, with a mute word or a filter of the server, by a bot
 * where the reader mutes bots, and those that mention or answer somebody muted or blocked. Never own posts; not on a profile the posts
 * and repeats of that account; not in a conversation the posts of a muted thread, unless a word matches. Posts of blocked
 * accounts stay covered in a conversation.
 *
 * Hidden outright: everything muted with `hideFilteredStatuses`; by people muted with `hideMutedPosts`; of muted threads with
 * `hideMutedThreads`; with a word with `hideWordFilteredPosts`; by, to or with people blocked with `hideThreadsWithBlockedUsers`;
 * and always posts that a server's filter hides, and posts and repeats of blocked accounts: servers leave those out, too.
 */
export function verdictOf(facts: FilterFacts, view: FilterView, isOn: (setting: FilterSetting) => boolean): FilterVerdict | null {
  if (facts.deleted) return { kind: 'deleted' }
  if (facts.own || (view.kind === 'profile' && view.of === facts.author.id)) return null
  const filters = facts.filters.filter((filter) => applies(filter, view))
  const rules = excused(rulesThatHit(facts, filters, view, isOn), facts, view)
  const rule = rules[0]
  if (rule === undefined) return null
  const hidden =
    isOn('hideFilteredStatuses') || rules.some(({ kind }) => hides(kind, isOn)) || filters.some(({ action }) => action === 'hide')
  return { kind: 'muted', rule, hidden, revealed: facts.revealed }
}

function rulesThatHit(
  { author, repeater, mentioned, threadMuted, word }: FilterFacts,
  filters: readonly StatusFilter[],
  view: FilterView,
  isOn: (setting: FilterSetting) => boolean,
): readonly MuteRule[] {
  const counted = repeater !== null && !(view.kind === 'profile' && view.of === repeater.id) ? repeater : null
  const bot = author.bot ? author : counted?.bot ? counted : null
  return [
    ...by(author, 'author', 'blockedAuthor'),
    ...by(counted, 'repeater', 'blockedRepeater'),
    ...(word === null ? [] : [{ kind: 'word', word } as const]),
    ...filters.map(({ title }) => ({ kind: 'filter', title }) as const),
    ...(threadMuted ? [{ kind: 'thread' } as const] : []),
    ...mentioned.flatMap((person) => by(person, 'mentionsMuted', 'mentionsBlocked')),
    ...(isOn('muteBotStatuses') && bot !== null && !isCompact(view) ? [{ kind: 'bot', account: bot.id } as const] : []),
  ]
}

function by(person: Person | null, muted: AccountRule, blocked: AccountRule): readonly MuteRule[] {
  if (person === null || person.restriction === null) return []
  return [{ kind: person.restriction === 'muted' ? muted : blocked, account: person.id, acct: person.acct }]
}

function excused(rules: readonly MuteRule[], { threadMuted }: FilterFacts, view: FilterView): readonly MuteRule[] {
  const opened = view.kind === 'conversation' && threadMuted && !rules.some(({ kind }) => kind === 'word' || kind === 'filter')
  return opened ? rules.filter(({ kind }) => isBlocked(kind)) : rules
}

function hides(kind: MuteRule['kind'], isOn: (setting: FilterSetting) => boolean): boolean {
  switch (kind) {
    case 'author':
    case 'repeater':
      return isOn('hideMutedPosts')
    case 'thread':
      return isOn('hideMutedThreads')
    case 'word':
    case 'filter':
      return isOn('hideWordFilteredPosts')
    case 'mentionsBlocked':
      return isOn('hideThreadsWithBlockedUsers')
    case 'mentionsMuted':
    case 'bot':
      return false
    case 'blockedAuthor':
    case 'blockedRepeater':
      return true
  }
}

function isBlocked(kind: MuteRule['kind']): boolean {
  return kind === 'blockedAuthor' || kind === 'blockedRepeater'
}

function isCompact({ kind }: FilterView): boolean {
  return kind === 'compact' || kind === 'notifications'
}

/** The title of the filter that covers a post's media, and these alone; null when none does. Never one's own. */
export function mediaFilterOf({ own, filters }: Pick<FilterFacts, 'own' | 'filters'>, view: FilterView): string | null {
  if (own) return null
  return filters.find((filter) => filter.action === 'blur' && isMeantFor(filter, view))?.title ?? null
}

/** One that blurs is for the media alone. */
function applies(filter: StatusFilter, view: FilterView): boolean {
  return filter.action !== 'blur' && isMeantFor(filter, view)
}

/** A filter applies in the contexts that its owner chose, and inside other posts always. */
function isMeantFor({ contexts }: StatusFilter, view: FilterView): boolean {
  return view.kind === 'compact' || contexts.includes(contextOf(view))
}

function contextOf(view: Exclude<FilterView, { kind: 'compact' }>): FilterContext {
  switch (view.kind) {
    case 'timeline':
      return view.place
    case 'profile':
      return 'account'
    case 'conversation':
      return 'thread'
    case 'notifications':
      return 'notifications'
  }
}
