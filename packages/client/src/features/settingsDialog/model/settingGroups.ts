import { settingsTable } from '#features/settings/model/settingsTable.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Translate } from '#i18n/t.ts'
import { isDrawn, type DrawnSetting } from '#features/settingControls/model/settingTexts.ts'

export interface SettingGroupRow {
  readonly title: MessageId
  readonly settings: readonly DrawnSetting[]
}

/** The settings of each tab, in order, each once; others follow in `unplacedSettings`. */
export const settingGroups = {
  general: [
    { title: 'settingsGroups.language', settings: ['interfaceLanguage', 'translationLanguage', 'postLanguage'] },
    {
      title: 'settingsGroups.page',
      settings: [
        'thirdColumnMode',
        'sidebarRight',
        'widenTimeline',
        'showScrollbars',
        'disableStickyHeaders',
        'displayPageBackgrounds',
        'hideInstanceWallpaper',
        'hideInstancePanel',
        'hideSiteFavicon',
        'hideSiteName',
        'compactUserInfo',
        'reducedMotion',
      ],
    },
    {
      title: 'settingsGroups.bars',
      settings: [
        'showNavShortcuts',
        'showWiderShortcuts',
        'showPanelNavShortcuts',
        'alwaysShowNewPostButton',
        'autohideFloatingPostButton',
        'keyboardShortcuts',
      ],
    },
    {
      title: 'settingsGroups.timelines',
      settings: [
        'streaming',
        'pauseOnUnfocused',
        'replyVisibility',
        'emojiReactionsOnTimeline',
        'virtualScrolling',
        'userProfileDefaultTab',
        'accountPopovers',
        'pressOpensPost',
        'absoluteTimes',
      ],
    },
    {
      title: 'settingsGroups.conversations',
      settings: [
        'conversationDisplay',
        'conversationSort',
        'conversationTreeAdvanced',
        'conversationTreeFadeAncestors',
        'conversationOtherRepliesButton',
        'maxDepthInThread',
      ],
    },
    {
      title: 'settingsGroups.posts',
      settings: ['collapseMessageWithSubject', 'greentext', 'renderMisskeyMarkdown', 'pollResultsFirst', 'hidePostStats', 'hideUserStats'],
    },
    {
      title: 'settingsGroups.mentions',
      settings: [
        'mentionLinkDisplay',
        'mentionLinkShowTooltip',
        'mentionLinkShowAvatar',
        'mentionLinkFadeDomain',
        'mentionLinkShowYous',
        'mentionLinkBoldenYou',
      ],
    },
    {
      title: 'settingsGroups.attachments',
      settings: [
        'hideAttachments',
        'hideAttachmentsInConv',
        'hideNsfw',
        'nsfwCensorImage',
        'useBlurhash',
        'preloadImage',
        'useOneClickNsfw',
        'attachmentSize',
        'maxThumbnails',
        'stopGifs',
        'loopVideo',
        'loopVideoSilentOnly',
        'playVideosInModal',
      ],
    },
    {
      title: 'settingsGroups.writing',
      settings: [
        'postContentType',
        'sensitiveByDefault',
        'sensitiveIfSubject',
        'alwaysShowSubjectInput',
        'subjectLineBehavior',
        'scopeCopy',
        'minimalScopesMode',
        'hideScopeNotice',
        'padEmoji',
        'undoPost',
        'modalOnMissingDescription',
      ],
    },
    {
      title: 'settingsGroups.confirmations',
      settings: [
        'modalOnRepeat',
        'modalOnUnfollow',
        'modalOnBlock',
        'modalOnMute',
        'modalOnDelete',
        'modalOnLogout',
        'modalOnApproveFollow',
        'modalOnDenyFollow',
      ],
    },
    {
      title: 'settingsGroups.muting',
      settings: [
        'muteWords',
        'muteWordsInAddresses',
        'muteBotStatuses',
        'hideMutedPosts',
        'hideMutedThreads',
        'hideWordFilteredPosts',
        'hideThreadsWithBlockedUsers',
        'hideFilteredStatuses',
      ],
    },
  ],
  notifications: [
    { title: 'settingsGroups.shown', settings: ['notificationVisibility', 'notificationGrouping'] },
    { title: 'settingsGroups.senders', settings: ['notificationsFrom', 'notificationsNotFromNew', 'notificationsNotFromServers'] },
    { title: 'settingsGroups.desktop', settings: ['webPushNotifications', 'webPushHideIfCW'] },
  ],
  theme: [{ title: 'settingsGroups.theme', settings: ['theme'] }],
} as const satisfies Readonly<Record<string, readonly SettingGroupRow[]>>

/** Settings with a label and a place of their own: the footer, the tab of data, quiet hours. */
const drawnElsewhere: ReadonlySet<string> = new Set<DrawnSetting>([
  'expertLevel',
  'synchronizeSettings',
  'quietHoursFrom',
  'quietHoursUntil',
])

/** Every other setting that has a label: a row of the table and a line of text are enough to be in the dialog. */
export function unplacedSettings(t: Translate, keys: readonly string[] = Object.keys(settingsTable)): SettingGroupRow {
  const placed = new Set<string>(Object.values(settingGroups).flatMap((groups) => groups.flatMap(({ settings }) => [...settings])))
  const settings = keys.filter((key) => isDrawn(t, key)).filter((key) => !placed.has(key) && !drawnElsewhere.has(key))
  return { title: 'settingsGroups.further', settings }
}
