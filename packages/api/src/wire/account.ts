import { decodeEmojis } from './emoji.ts'
import {
  count,
  fields,
  flag,
  items,
  orNull,
  readId,
  record,
  requireRecord,
  text,
  textOrNull,
  texts,
  timeOrNull,
  url,
  urlOrNull,
} from './read.ts'
import { decodeRelationship } from './relationship.ts'
import { readVisibility } from './visibility.ts'
import type { Raw } from './read.ts'
import type { Account, OwnAccount } from './model.ts'

/** Throws DecodeError without an id: Akkoma sends `{}` for a deactivated or hidden account. */
export function decodeAccount(value: unknown): Account {
  const raw = requireRecord(value, 'account')
  const id = readId<Account['id']>(raw.id, 'account.id')
  const pleroma = fields(raw.pleroma)
  const source = fields(raw.source)
  const acct = text(raw.acct) || text(raw.fqn) || text(raw.username) || id
  const username = text(raw.username) || acct.replace(/@.*/, '') || id
  const address = urlOrNull(raw.url) ?? url(pleroma.ap_id)
  const avatar = url(raw.avatar)
  const header = url(raw.header)
  return {
    id,
    username,
    acct,
    fqn: textOrNull(raw.fqn) ?? (acct.includes('@') ? acct : null),
    displayName: text(raw.display_name).trim() || username,
    note: text(raw.note),
    url: address,
    uri: textOrNull(raw.uri) ?? textOrNull(pleroma.ap_id),
    avatar,
    avatarStatic: urlOrNull(raw.avatar_static) ?? avatar,
    avatarDescription: text(raw.avatar_description) || text(pleroma.avatar_description),
    header,
    headerStatic: urlOrNull(raw.header_static) ?? header,
    background: urlOrNull(pleroma.background_image),
    createdAt: timeOrNull(raw.created_at),
    lastStatusAt: timeOrNull(raw.last_status_at),
    locked: flag(raw.locked),
    bot: flag(raw.bot),
    group: flag(raw.group) || fields(source.pleroma).actor_type === 'Group',
    deactivated: flag(pleroma.deactivated) || flag(raw.suspended),
    isLocal: !acct.includes('@'),
    role: readRole(raw, pleroma),
    followersCount: count(raw.followers_count),
    followingCount: count(raw.following_count),
    statusesCount: count(raw.statuses_count),
    // A hidden count is 0 on Akkoma and Pleroma and -1 on glitch: the flag tells, the number does not.
    hideFollowers: flag(pleroma.hide_followers) || flag(raw.hide_collections),
    hideFollows: flag(pleroma.hide_follows) || flag(raw.hide_collections),
    hideFollowersCount: flag(pleroma.hide_followers_count) || raw.followers_count === -1,
    hideFollowsCount: flag(pleroma.hide_follows_count) || raw.following_count === -1,
    hideFavorites: flag(pleroma.hide_favorites),
    emojis: decodeEmojis(raw.emojis),
    fields: items(raw.fields, fieldOrNull),
    tags: texts(pleroma.tags),
    favicon: urlOrNull(pleroma.favicon),
    instance: readHome(fields(raw.akkoma).instance),
    alsoKnownAs: texts(pleroma.also_known_as),
    relationship: record(pleroma.relationship) ? orNull(decodeRelationship, pleroma.relationship) : null,
    own: readOwn(raw, pleroma, source),
  }
}

function fieldOrNull(value: unknown): Account['fields'][number] | null {
  const field = record(value)
  return field && { name: text(field.name), value: text(field.value), verifiedAt: timeOrNull(field.verified_at) }
}

function readRole(raw: Raw, pleroma: Raw): Account['role'] {
  // GoToSocial says it in `role.name`; Akkoma and Pleroma by two flags that are absent when the account hides its role.
  const name = fields(raw.role).name
  if (flag(pleroma.is_admin) || name === 'admin') return 'admin'
  return flag(pleroma.is_moderator) || name === 'moderator' ? 'moderator' : 'member'
}

function readHome(value: unknown): Account['instance'] {
  const home = record(value)
  const name = text(home?.name)
  if (!home || !name) return null
  const software = fields(fields(home.nodeinfo).software)
  return { name, software: textOrNull(software.name), version: textOrNull(software.version), favicon: urlOrNull(home.favicon) }
}

function readOwn(raw: Raw, pleroma: Raw, source: Raw): OwnAccount | null {
  // Akkoma tells the owner most of this in every post too, but the settings store only when asked for the credentials:
  // a half-filled answer must not replace a whole one.
  const told = raw.pleroma === undefined ? source.privacy !== undefined : record(pleroma.settings_store) !== null
  if (!told) return null
  const notifications = fields(pleroma.notification_settings)
  const extra = fields(source.pleroma)
  return {
    note: text(source.note),
    fields: items(source.fields, (value) => {
      const field = record(value)
      return field && { name: text(field.name), value: text(field.value) }
    }),
    defaultScope: readVisibility(source.privacy),
    defaultSensitive: flag(source.sensitive),
    followRequestsCount: count(raw.follow_requests_count ?? source.follow_requests_count),
    allowFollowingMove: flag(pleroma.allow_following_move),
    showRole: flag(extra.show_role),
    noRichText: flag(extra.no_rich_text),
    discoverable: flag(extra.discoverable) || flag(raw.discoverable),
    permitFollowback: flag(fields(raw.akkoma).permit_followback),
    unreadNotificationsCount: count(pleroma.unread_notifications_count),
    blockFromStrangers: flag(notifications.block_from_strangers),
    hideNotificationContents: flag(notifications.hide_notification_contents),
    email: textOrNull(pleroma.email),
    settingsStore: fields(pleroma.settings_store),
  }
}
