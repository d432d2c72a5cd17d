import * as accounts from '@rookery/api/calls/accounts'
import * as notificationSettings from '@rookery/api/calls/notificationSettings'
import type { ProfileChanges } from '@rookery/api/calls/profileForm'
import type { Capabilities } from '@rookery/api/capabilities'
import type { ApiClient } from '@rookery/api/http/client'
import type { Account, OwnAccount, Visibility } from '@rookery/api/wire/model'

import type { AccountRecord } from '#features/entities/model/records.ts'

/** An option that the server stores with the account. */
export interface ServerSettingRow<Value> {
  readonly kind: 'flag' | 'scope'
  readonly read: (account: AccountRecord) => Value
  /** The account as it would be. */
  readonly change: (account: AccountRecord, value: Value) => AccountRecord
  /** null if the server returns nothing. */
  readonly ask: (client: ApiClient, value: Value) => Promise<Account | null>
  readonly isOffered: (capabilities: Capabilities) => boolean
}

type FlagIn<Part> = { [Key in keyof Part]: Part[Key] extends boolean ? Key : never }[keyof Part]

const everywhere = () => true
/** Extensions of Akkoma and Pleroma. */
const extended = ({ accountCare }: Capabilities) => accountCare

function ownFlag(key: FlagIn<OwnAccount>, ask: ServerSettingRow<boolean>['ask'], isOffered = extended): ServerSettingRow<boolean> {
  return {
    kind: 'flag',
    read: ({ own }) => own?.[key] ?? false,
    change: (account, value) => (account.own ? { ...account, own: { ...account.own, [key]: value } } : account),
    ask,
    isOffered,
  }
}

function flag(key: FlagIn<AccountRecord> & keyof ProfileChanges, isOffered = extended): ServerSettingRow<boolean> {
  return {
    kind: 'flag',
    read: (account) => account[key],
    change: (account, value) => ({ ...account, [key]: value }),
    ask: save((value) => ({ [key]: value })),
    isOffered,
  }
}

function save<Value>(changes: (value: Value) => ProfileChanges): ServerSettingRow<Value>['ask'] {
  return (client, value) => accounts.updateCredentials(client, changes(value))
}

function saveNotifications(changes: (value: boolean) => notificationSettings.NotificationSettings): ServerSettingRow<boolean>['ask'] {
  return async (client, value) => {
    await notificationSettings.put(client, changes(value))
    return null
  }
}

const scope: ServerSettingRow<Visibility> = {
  kind: 'scope',
  read: ({ own }) => own?.defaultScope ?? 'public',
  change: (account, defaultScope) => (account.own ? { ...account, own: { ...account.own, defaultScope } } : account),
  ask: save((defaultScope) => ({ defaultScope })),
  isOffered: everywhere,
}

/** Options that the server stores with the account (spec 3, section 3), by the names of settings. */
export const serverSettings = {
  defaultScope: scope,
  defaultNSFW: ownFlag(
    'defaultSensitive',
    save((defaultSensitive) => ({ defaultSensitive })),
    // Akkoma and Pleroma ignore it; the setting `sensitiveByDefault` replaces it there.
    ({ accountCare }) => !accountCare,
  ),
  stripRichContent: ownFlag(
    'noRichText',
    save((noRichText) => ({ noRichText })),
  ),
  locked: flag('locked', everywhere),
  bot: flag('bot', everywhere),
  permitFollowback: ownFlag(
    'permitFollowback',
    save((permitFollowback) => ({ permitFollowback })),
  ),
  allowFollowingMove: ownFlag(
    'allowFollowingMove',
    save((allowFollowingMove) => ({ allowFollowingMove })),
  ),
  discoverable: ownFlag(
    'discoverable',
    save((discoverable) => ({ discoverable })),
    everywhere,
  ),
  hideFavorites: flag('hideFavorites'),
  hideFollowers: flag('hideFollowers'),
  hideFollows: flag('hideFollows'),
  hideFollowersCount: flag('hideFollowersCount'),
  hideFollowsCount: flag('hideFollowsCount'),
  showRole: ownFlag(
    'showRole',
    save((showRole) => ({ showRole })),
  ),
  webPushHideContents: ownFlag(
    'hideNotificationContents',
    saveNotifications((hideNotificationContents) => ({ hideNotificationContents })),
  ),
  blockNotificationsFromStrangers: ownFlag(
    'blockFromStrangers',
    saveNotifications((blockFromStrangers) => ({ blockFromStrangers })),
  ),
}

export type ServerSettingName = keyof typeof serverSettings

/** The options that are on or off. */
export type ServerFlagName = Exclude<ServerSettingName, 'defaultScope'>

export function isServerSetting(name: string): name is ServerSettingName {
  return Object.hasOwn(serverSettings, name)
}
