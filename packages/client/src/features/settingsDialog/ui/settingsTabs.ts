import type { Capabilities } from '@rookery/api/capabilities'
import { serverSettings, type ServerSettingName } from '#features/settingControls/model/serverSettings.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { lazyComponent, type LazyComponent } from '#lib/lazyComponent.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { settingsIcon } from '#ui/icons/settings.ts'
import { bellIcon } from '#ui/icons/bell.ts'
import { databaseIcon } from '#ui/icons/database.ts'
import { muteIcon } from '#ui/icons/mute.ts'
import { paletteIcon } from '#ui/icons/palette.ts'
import { keyIcon } from '#ui/icons/key.ts'
import { userIcon } from '#ui/icons/user.ts'

/** The person that the settings are for. */
export interface SettingsReader {
  readonly capabilities: Capabilities
  readonly isStaff: boolean
}

interface PartToFind {
  readonly id: string
  readonly title: MessageId
  readonly words?: readonly MessageId[]
  /** Absent for parts that every server has. */
  readonly isOffered?: (reader: SettingsReader) => boolean
}

export interface SettingsTab {
  /** Id in the address. */
  readonly id: string
  readonly title: MessageId
  readonly icon: IconPath
  /** Draws `SettingsSection`s; fetched when the tab is opened. */
  readonly panel: LazyComponent<object>
  /** Search entries besides the settings of `settingGroups`: the `id` of a `SettingsSection`, and its texts. */
  readonly finds?: readonly PartToFind[]
  /** Absent for tabs that every member has. */
  readonly isOffered?: (reader: SettingsReader) => boolean
}

/** Account options that clients can change on Akkoma and Pleroma; other servers have their own pages for them. */
const hasCare = ({ capabilities }: SettingsReader) => capabilities.accountCare

const securityParts: readonly PartToFind[] = [
  { id: 'email', title: 'accountSettings.email.title', words: ['accountSettings.email.new'] },
  { id: 'password', title: 'accountSettings.password.title', words: ['accountSettings.password.submit'] },
  { id: 'mfa', title: 'accountSettings.mfa.title', words: ['accountSettings.mfa.setUp', 'accountSettings.codes.title'] },
  { id: 'signIns', title: 'accountSettings.signIns.title', words: ['accountSettings.signIns.hint'] },
  { id: 'aliases', title: 'accountSettings.aliases.title', words: ['accountSettings.aliases.hint'] },
  { id: 'move', title: 'accountSettings.move.title' },
  { id: 'deletion', title: 'accountSettings.deletion.title' },
]

/** The tabs of the dialog in their order (spec 3, section 2). Visitors have none of them. */
const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'general',
    title: 'settingsWindow.general',
    icon: settingsIcon,
    panel: lazyComponent(async () => (await import('./GeneralTab.tsx')).GeneralTab),
    finds: ofServer('defaultScope', 'defaultNSFW'),
  },
  {
    id: 'profile',
    title: 'settingsWindow.profile',
    icon: userIcon,
    panel: lazyComponent(async () => (await import('#features/profileSettings/ui/EditProfileTab.tsx')).EditProfileTab),
    finds: [
      {
        id: 'pictures',
        title: 'accountSettings.pictures.title',
        words: [
          'accountSettings.pictures.avatar',
          'accountSettings.pictures.header',
          'accountSettings.pictures.background',
          'accountSettings.pictures.mascot',
        ],
      },
      {
        id: 'about',
        title: 'accountSettings.profile.title',
        words: ['accountSettings.name', 'accountSettings.bio'],
      },
      {
        id: 'fields',
        title: 'accountSettings.fields.title',
        words: ['accountSettings.proof.title'],
        isOffered: ({ capabilities }) => capabilities.profileFields,
      },
      ...ofServer(
        'locked',
        'permitFollowback',
        'discoverable',
        'allowFollowingMove',
        'hideFollowers',
        'hideFollowersCount',
        'hideFollows',
        'hideFollowsCount',
        'hideFavorites',
        'bot',
      ),
      { id: 'showRole', title: 'serverSettings.showRole', isOffered: (reader) => hasCare(reader) && reader.isStaff },
      ...ofServer('stripRichContent'),
      { id: 'aliases', title: 'accountSettings.aliases.title', words: ['accountSettings.aliases.hint'], isOffered: hasCare },
    ],
  },
  {
    id: 'security',
    title: 'settingsWindow.security',
    icon: keyIcon,
    panel: lazyComponent(async () => (await import('#features/security/ui/SecurityTab.tsx')).SecurityTab),
    finds: [
      ...securityParts.map((part) => ({ ...part, isOffered: hasCare })),
      {
        id: 'elsewhere',
        title: 'accountSettings.elsewhere.title',
        words: ['accountSettings.elsewhere.text', ...securityParts.map(({ title }) => title)],
        isOffered: (reader) => !hasCare(reader),
      },
    ],
  },
  {
    id: 'notifications',
    title: 'settingsWindow.notifications',
    icon: bellIcon,
    panel: lazyComponent(async () => (await import('./NotificationsTab.tsx')).NotificationsTab),
    finds: [
      { id: 'quietHours', title: 'notificationList.quietHours', words: ['notificationList.quietHours.hint'] },
      ...ofServer('webPushHideContents', 'blockNotificationsFromStrangers'),
    ],
  },
  {
    id: 'mutes',
    title: 'mutes.title',
    icon: muteIcon,
    panel: lazyComponent(async () => (await import('#features/mutes/ui/MutesTab.tsx')).MutesTab),
    finds: [
      { id: 'muted', title: 'mutes.muted', words: ['mutes.end.muted'] },
      { id: 'blocked', title: 'mutes.blocked', words: ['mutes.end.blocked'] },
      { id: 'servers', title: 'mutes.servers', isOffered: ({ capabilities }) => capabilities.domainBlocks },
      { id: 'words', title: 'mutes.words', words: ['muteRules.add', 'muteRules.kind.pattern', 'muteRules.server'] },
    ],
  },
  {
    id: 'data',
    title: 'dataTab.title',
    icon: databaseIcon,
    panel: lazyComponent(async () => (await import('#features/transfer/ui/DataTab.tsx')).DataTab),
    finds: [
      {
        id: 'profiles',
        title: 'settingsProfiles.title',
        words: ['settingsProfiles.hint', 'settingsProfiles.profile', 'settingsCode.show'],
      },
      {
        id: 'synchronizeSettings',
        title: 'settings.synchronizeSettings',
        words: ['settings.synchronizeSettings.hint'],
        isOffered: ({ capabilities }) => capabilities.settingsProfiles !== null,
      },
      { id: 'transfer', title: 'transfer.title', words: ['transfer.hint', 'transfer.export', 'transfer.import', 'transfer.follows'] },
      { id: 'backups', title: 'backups.title', words: ['backups.hint', 'backups.create'], isOffered: hasCare },
    ],
  },
  {
    id: 'theme',
    title: 'settingsWindow.theme',
    icon: paletteIcon,
    panel: lazyComponent(async () => (await import('./ThemeTab.tsx')).ThemeTab),
    finds: [
      {
        id: 'themeOverrides',
        title: 'themes.overrides',
        words: [
          'themes.density',
          'themes.textSize',
          'themes.lineLength',
          'themes.roundness',
          'themeRadius.avatar',
          'accountSettings.pictures.background',
          'themes.underlay',
          'themes.contrast',
          'themes.font',
          'themes.postFont',
        ],
      },
      {
        id: 'customTheme',
        title: 'themeEditor.title',
        words: [
          'themeEditor.hint',
          'themeEditor.import',
          'themeEditor.export',
          'themeEditor.area.common',
          'themeEditor.area.advanced',
          'themeEditor.area.fonts',
          'themeEditor.area.roundness',
          'themeEditor.area.shadows',
          'themeEditor.opacities',
          'themeShare.title',
          'themeShare.copyLink',
          'themeShare.code',
        ],
      },
    ],
  },
]

/** Those that a person may have. */
export function tabsFor(reader: SettingsReader): readonly SettingsTab[] {
  return settingsTabs.filter(({ isOffered }) => isOffered?.(reader) ?? true)
}

/** Options that a `ServerSettingControl` renders. */
function ofServer(...names: readonly ServerSettingName[]): readonly PartToFind[] {
  return names.map((name) => ({
    id: name,
    title: `serverSettings.${name}`,
    isOffered: ({ capabilities }) => serverSettings[name].isOffered(capabilities),
  }))
}
