import { standIns, type LanguageCode } from './languageTags.ts'

/** When a text is needed: for the first paint, by code that every page loads after it, or by a screen or window that is opened later. */
export type TextTier = (typeof textTiers)[number]

/** The earlier ones first. */
export const textTiers = ['start', 'page', 'late'] as const

/**
 * Areas of texts (the part of an id before the first dot) and single texts. A single text can be later than the rest of its area, and
 * what is not named is late. The build fails if code of an earlier tier uses a text of a later one.
 */
const named: Readonly<Record<TextTier, ReadonlySet<string>>> = {
  start: new Set([
    'account',
    'error',
    'errors',
    'general',
    'intl',
    'media',
    'nav',
    'quote',
    'scope',
    'shell',
    'skip',
    'start',
    'status',
    'timeline',
  ]),
  page: new Set([
    'alert',
    'announce',
    'announcement',
    'announcements.title',
    'announcements.unread',
    'attachment',
    'composer.label',
    'composer.placeholder',
    'composer.text',
    'content',
    'drafts.title',
    'failed',
    'fileSize',
    'followRequest',
    'followRequests.title',
    'general.cancel',
    'general.close',
    'general.dismiss',
    'general.undo',
    'keys',
    'link',
    'lists.edit',
    'moderation.administration',
    'moderation.open',
    'moderation.waiting',
    'nav.about',
    'nav.followRequests',
    'nav.interactions',
    'nav.lists',
    'nav.search',
    'notices',
    'notification',
    'notificationList.announcement',
    'notificationList.detail.open',
    'notificationList.detail.severed',
    'notificationList.detail.someServer',
    'notificationList.detail.year',
    'notificationList.filteredCount',
    'notificationList.group.close',
    'notificationList.group.favourite',
    'notificationList.group.follow',
    'notificationList.group.open',
    'notificationList.group.reaction',
    'notificationList.group.reaction.alone',
    'notificationList.group.reblog',
    'notificationList.read',
    'notifications',
    'offline',
    'ownProfile',
    'poll',
    'post.bookmark',
    'post.quote',
    'post.unbookmark',
    'post.unbookmarked',
    'realtime',
    'reports.show',
    'search.action',
    'search.field',
    'search.title',
    'search.tooLong',
    'settingsWindow.open',
    'shell.accounts',
    'shell.preferences',
    'shell.refused',
    'shell.shortcuts',
    'shell.unseenCount',
    'status.moreTags',
    'suggestions.title',
    'timeline.atLeast',
    'timeline.exactly',
    'timeline.gap',
    'timeline.gap.newer',
    'timeline.gap.older',
    'timeline.lost',
    'timeline.menu',
    'timeline.quickSettings',
    'timeline.reload',
    'update.missing',
    'verdict',
  ]),
  late: new Set([
    'account.card',
    'announce.deleted',
    'announce.following',
    'announce.posted',
    'announce.requested',
    'announce.saved',
    'announce.translated',
    'announce.unfollowed',
    'attachment.description',
    'errors.tooOften',
    'general.showMore',
    'shell.menu',
    'status.pinned',
  ]),
}

/** The tier of the text with this id. */
export function textTierOf(id: string): TextTier {
  const area = id.split('.')[0] ?? ''
  const tierNaming = (name: string) => textTiers.find((tier) => named[tier].has(name))
  return tierNaming(id) ?? tierNaming(area) ?? 'late'
}

/** The later of the two comes after the other. */
export function isLaterTier(tier: TextTier, than: TextTier): boolean {
  return textTiers.indexOf(tier) > textTiers.indexOf(than)
}

/** Whether a text can appear in a language: `Intl` has the words for times and lists of most. */
export function isShownIn(code: LanguageCode, id: string): boolean {
  return !id.startsWith('intl.') || Object.hasOwn(standIns, code)
}
