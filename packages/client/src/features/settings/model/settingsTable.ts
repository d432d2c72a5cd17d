import { readMuteRule } from './MuteRuleSetting.ts'
import {
  flag,
  flags,
  level,
  oneOf,
  perName,
  imageAddress,
  readThemeFileForm,
  themeFile,
  wholeNumber,
  word,
  words,
  type SettingKind,
  type SettingRow,
} from './settingRow.ts'
import { isLanguageText, isMediaType, isName, isTimeOfDay, readName } from './textChecks.ts'

/**
 * Every preference, spelled once (spec 1 section 3, spec 2 section 3, spec 3 sections 2 and 3). The row drives default,
 * check, storage, profile, backup and restore.
 */
export const settingsTable = {
  // Language and look
  interfaceLanguage: word(null, isLanguageText, { tab: 'general' }),
  theme: word(null, isName, { tab: 'general' }),
  customTheme: themeFile(),
  /** Further custom themes, by id. */
  customThemes: perName(readThemeFileForm),
  /** A theme for this device alone, which goes before `theme`. */
  deviceTheme: word(null, isName, { stored: 'device' }),
  /** `light` and `dark`: names of themes; `from` and `until`: when the dark one is shown, unless the system decides. */
  themePair: perName(readName),
  /** Choices on top of every theme: those of `withOverrides`, and those of `lookProperties`. */
  themeOverrides: perName(readName),
  displayPageBackgrounds: flag(true),
  hideInstanceWallpaper: flag(false),
  showScrollbars: flag(false, { expert: true }),
  disableStickyHeaders: flag(false, { expert: true }),
  widenTimeline: flag(false),
  sidebarRight: flag(false),
  thirdColumnMode: oneOf('notifications', ['none', 'notifications', 'postform']),
  hideSiteFavicon: flag(false, { expert: true }),
  hideSiteName: flag(false, { expert: true }),
  showNavShortcuts: flag(false, { expert: true }),
  showPanelNavShortcuts: flag(false, { expert: true }),
  showWiderShortcuts: flag(false, { expert: true }),
  hideInstancePanel: flag(false),
  compactUserInfo: flag(true, { expert: true }),
  reducedMotion: flag(false),
  absoluteTimes: flag(false, { tab: 'general' }),
  keyboardShortcuts: flag(true, { tab: 'general' }),
  pressOpensPost: flag(true, { tab: 'general' }),
  accountPopovers: flag(true, { tab: 'general' }),
  listOrder: words({ stored: 'device' }),

  // Timelines
  streaming: flag(false, { tab: 'members' }),
  pauseOnUnfocused: flag(true),
  replyVisibility: oneOf('all', ['all', 'following', 'self']),
  emojiReactionsOnTimeline: flag(true),
  virtualScrolling: flag(true, { expert: true }),
  alwaysShowNewPostButton: flag(false),
  autohideFloatingPostButton: flag(true),
  userProfileDefaultTab: oneOf('statuses', ['statuses', 'replies', 'media']),
  conversationDisplay: oneOf('linear', ['linear', 'tree']),
  conversationTreeAdvanced: flag(false, { expert: true }),
  conversationTreeFadeAncestors: flag(false, { expert: true }),
  conversationOtherRepliesButton: oneOf('below', ['below', 'inside'], { expert: true }),
  maxDepthInThread: wholeNumber(6, 3, 100, { expert: true }),
  conversationSort: oneOf('time', ['time', 'newest', 'reactions', 'followed']),

  // Posts and attachments
  collapseMessageWithSubject: flag(true),
  hideNsfw: flag(true),
  nsfwCensorImage: imageAddress({ expert: true }),
  useBlurhash: flag(true, { expert: true }),
  preloadImage: flag(true, { expert: true }),
  useOneClickNsfw: flag(false, { expert: true }),
  hideAttachments: flag(false),
  hideAttachmentsInConv: flag(false),
  attachmentSize: oneOf('normal', ['normal', 'small', 'hide'], { expert: true }),
  maxThumbnails: wholeNumber(16, 0, 1000, { expert: true }),
  loopVideo: flag(true, { expert: true }),
  loopVideoSilentOnly: flag(true, { expert: true }),
  playVideosInModal: flag(false, { expert: true }),
  stopGifs: flag(true),
  padEmoji: flag(true, { expert: true }),
  greentext: flag(false),
  renderMisskeyMarkdown: flag(true),
  pollResultsFirst: flag(false),
  hidePostStats: flag(false, { expert: true }),
  hideUserStats: flag(false, { expert: true }),
  mentionLinkDisplay: oneOf('short', ['short', 'full', 'full_for_remote'], { expert: true }),
  mentionLinkShowTooltip: flag(true, { expert: true }),
  mentionLinkShowAvatar: flag(false, { expert: true }),
  mentionLinkFadeDomain: flag(true, { expert: true }),
  mentionLinkShowYous: flag(false, { expert: true }),
  mentionLinkBoldenYou: flag(true, { expert: true }),
  translationLanguage: word(null, isLanguageText),
  highlights: perName(readHighlight),

  // Hiding and muting
  muteWords: words(),
  muteRules: perName(readMuteRule),
  muteWordsInAddresses: flag(true),
  muteBotStatuses: flag(false),
  hideMutedPosts: flag(false),
  hideMutedThreads: flag(true),
  hideFilteredStatuses: flag(false),
  hideWordFilteredPosts: flag(false),
  hideThreadsWithBlockedUsers: flag(false),

  // Writing
  postContentType: word('text/plain', isMediaType),
  postLanguage: word(null, isLanguageText),
  sensitiveByDefault: flag(false),
  sensitiveIfSubject: flag(true),
  alwaysShowSubjectInput: flag(true, { expert: true }),
  subjectLineBehavior: oneOf('email', ['email', 'masto', 'noop'], { expert: true }),
  scopeCopy: flag(true, { expert: true }),
  minimalScopesMode: flag(false, { expert: true }),
  hideScopeNotice: flag(false),
  undoPost: wholeNumber(0, 0, 30, { tab: 'members' }),
  modalOnMissingDescription: flag(true, { tab: 'members' }),

  // Confirmations
  modalOnRepeat: flag(false),
  modalOnUnfollow: flag(false),
  modalOnBlock: flag(true),
  modalOnMute: flag(false),
  modalOnDelete: flag(true),
  modalOnLogout: flag(true),
  modalOnApproveFollow: flag(false),
  modalOnDenyFollow: flag(false),

  // Notifications
  notificationVisibility: flags(['follows', 'mentions', 'likes', 'repeats', 'moves', 'emojiReactions', 'followRequest', 'polls']),
  notificationGrouping: flags(['likes', 'repeats', 'emojiReactions', 'follows']),
  notificationsFrom: oneOf('everybody', ['everybody', 'following', 'followers']),
  notificationsNotFromNew: flag(false),
  notificationsNotFromServers: words(),
  /** `22:00`, in the time of the device; none if one of the two is not chosen. */
  quietHoursFrom: word(null, isTimeOfDay),
  quietHoursUntil: word(null, isTimeOfDay),
  /** Milliseconds since 1970; alerts are off until then. */
  notificationsSnoozedUntil: wholeNumber(0, 0, Number.MAX_SAFE_INTEGER, { stored: 'device' }),
  webPushNotifications: flag(false, { stored: 'device', tab: 'members' }),
  webPushHideIfCW: flag(true),

  // The settings themselves
  synchronizeSettings: flag(true, { stored: 'device' }),
  profile: word('default', isName, { stored: 'device' }),
  profileVersion: wholeNumber(0, 0, Number.MAX_SAFE_INTEGER, { stored: 'device' }),
  expertLevel: level(),
} satisfies Record<string, SettingRow<never> | SettingRow<unknown>>

export type SettingKey = keyof typeof settingsTable

/** The settings of one kind. */
export type SettingOfKind<Kind extends SettingKind> = {
  [Key in SettingKey]: (typeof settingsTable)[Key]['kind'] extends Kind ? Key : never
}[SettingKey]

type ValueOf<Row> = Row extends SettingRow<infer Value> ? Value : never

/** All settings with their values. */
export type SettingValues = { readonly [Key in SettingKey]: ValueOf<(typeof settingsTable)[Key]> }

/** How a person's posts are marked in lists. */
export interface Highlight {
  readonly type: 'disabled' | 'solid' | 'striped' | 'side'
  /** `#rrggbb`. */
  readonly color: string
}

function readHighlight(raw: unknown): Highlight | undefined {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return undefined
  const type = (['disabled', 'solid', 'striped', 'side'] as const).find((known) => known === raw.type)
  const color = 'color' in raw && typeof raw.color === 'string' && /^#[0-9a-f]{6}$/i.test(raw.color) ? raw.color : '#FFFFFF'
  return type && { type, color }
}
