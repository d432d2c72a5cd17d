import { decodeEmojis } from './emoji.ts'
import {
  count,
  fields,
  idOrNull,
  isTrue,
  items,
  line,
  lineOrNull,
  readId,
  record,
  requireRecord,
  textOrEmpty,
  textOrNull,
  texts,
  timeOrNull,
  url,
  urlOrNull,
} from './read.ts'
import { decodeRelationship } from './relationship.ts'
import { readVisibility } from './visibility.ts'
import type { Raw } from './read.ts'
import type { Account, OwnAccount, Relationship } from './model.ts'

/** Throws DecodeError without an id: Akkoma sends `{}` for a deactivated or hidden account. */
export function decodeAccount(value: unknown): Account {
  const raw = requireRecord(value, 'account')
  const id = readId<Account['id']>(raw.id, 'account.id')
  const pleroma = fields(raw.pleroma)
  const source = fields(raw.source)
  const acct = line(raw.acct) || line(raw.fqn) || line(raw.username) || id
  const username = line(raw.username) || acct.replace(/@.*/, '') || id
  const address = urlOrNull(raw.url) ?? url(pleroma.ap_id)
  const avatar = url(raw.avatar)
  const header = url(raw.header)
  return {
    id,
    username,
    acct,
    fqn: lineOrNull(raw.fqn) ?? (acct.includes('@') ? acct : null),
    displayName: line(raw.display_name).trim() || username,
    note: textOrEmpty(raw.note),
    url: address,
    uri: textOrNull(raw.uri) ?? textOrNull(pleroma.ap_id),
    avatar,
    avatarStatic: urlOrNull(raw.avatar_static) ?? avatar,
    avatarDescription: textOrEmpty(raw.avatar_description) || textOrEmpty(pleroma.avatar_description),
    header,
    headerStatic: urlOrNull(raw.header_static) ?? header,
    background: urlOrNull(pleroma.background_image),
    createdAt: timeOrNull(raw.created_at),
    lastStatusAt: timeOrNull(raw.last_status_at),
    birthday: textOrNull(pleroma.birthday),
    locked: isTrue(raw.locked),
    bot: isTrue(raw.bot),
    group: isTrue(raw.group) || fields(source.pleroma).actor_type === 'Group',
    // Only accounts in reports have `is_active`; they lack `deactivated`.
    deactivated: isTrue(pleroma.deactivated) || isTrue(raw.suspended) || raw.is_active === false,
    movedTo: readMovedTo(record(raw.moved)),
    memorial: isTrue(raw.memorial),
    limited: isTrue(raw.limited),
    isLocal: !acct.includes('@'),
    role: readRole(raw, pleroma),
    roles: items(raw.roles, (role) => textOrNull(fields(role).name)),
    followersCount: count(raw.followers_count),
    followingCount: count(raw.following_count),
    statusesCount: count(raw.statuses_count),
    // A hidden count is 0 on Akkoma and Pleroma and -1 on glitch: the flag decides, not the number.
    hideFollowers: isTrue(pleroma.hide_followers) || isTrue(raw.hide_collections),
    hideFollows: isTrue(pleroma.hide_follows) || isTrue(raw.hide_collections),
    hideFollowersCount: isTrue(pleroma.hide_followers_count) || raw.followers_count === -1,
    hideFollowsCount: isTrue(pleroma.hide_follows_count) || raw.following_count === -1,
    hideFavorites: isTrue(pleroma.hide_favorites),
    emojis: decodeEmojis(raw.emojis),
    fields: items(raw.fields, fieldOrNull),
    tags: texts(pleroma.tags),
    favicon: urlOrNull(pleroma.favicon),
    instance: readHome(fields(raw.akkoma).instance),
    alsoKnownAs: texts(pleroma.also_known_as),
    relationship: relationshipOrNull(fields(pleroma.relationship)),
    own: readOwn(raw, pleroma, source),
  }
}

/** Each account in a timeline has an empty one. An error for each, with its stack, took a fifth of the time to the first post. */
function relationshipOrNull(raw: Raw): Relationship | null {
  return idOrNull(raw.id) === null ? null : decodeRelationship(raw)
}

function fieldOrNull(value: unknown): Account['fields'][number] | null {
  const field = record(value)
  return field && { name: line(field.name), value: textOrEmpty(field.value), verifiedAt: timeOrNull(field.verified_at) }
}

function readRole(raw: Raw, pleroma: Raw): Account['role'] {
  // GoToSocial says it in `role.name`; Akkoma and Pleroma by two flags that are absent when the account hides its role.
  const name = fields(raw.role).name
  if (isTrue(pleroma.is_admin) || name === 'admin') return 'admin'
  return isTrue(pleroma.is_moderator) || name === 'moderator' ? 'moderator' : 'member'
}

/** Of Mastodon's roles: timelines that are closed to members are open. */
const viewFeeds = 0x10_00_00

/** A mask of more bits than the operators for bits take. */
function hasPermission(mask: unknown, bit: number): boolean {
  return Math.floor(count(mask) / bit) % 2 === 1
}

function readMovedTo(raw: Raw | null): Account['movedTo'] {
  const id = idOrNull<Account['id']>(raw?.id)
  const acct = textOrNull(raw?.acct)
  return id && acct ? { id, acct } : null
}

function readHome(value: unknown): Account['instance'] {
  const home = record(value)
  const name = line(home?.name)
  if (!home || !name) return null
  const software = fields(fields(home.nodeinfo).software)
  return { name, software: lineOrNull(software.name), version: lineOrNull(software.version), favicon: urlOrNull(home.favicon) }
}

function readOwn(raw: Raw, pleroma: Raw, source: Raw): OwnAccount | null {
  // Akkoma also sends the owner most of this with every post, but the settings store only with the credentials: a partial response must not
  // replace a complete one.
  const notified = raw.pleroma === undefined ? source.privacy !== undefined : record(pleroma.settings_store) !== null
  if (!notified) return null
  const notifications = fields(pleroma.notification_settings)
  const extra = fields(source.pleroma)
  return {
    note: textOrEmpty(source.note),
    fields: items(source.fields, (value) => {
      const field = record(value)
      return field && { name: textOrEmpty(field.name), value: textOrEmpty(field.value) }
    }),
    // Mastodon's own rule for accounts without a choice.
    defaultScope: readVisibility(source.privacy ?? (isTrue(raw.locked) ? 'private' : 'public')),
    defaultSensitive: isTrue(source.sensitive),
    followRequestsCount: count(raw.follow_requests_count ?? source.follow_requests_count),
    allowFollowingMove: isTrue(pleroma.allow_following_move),
    showRole: isTrue(extra.show_role),
    noRichText: isTrue(extra.no_rich_text),
    discoverable: isTrue(extra.discoverable) || isTrue(raw.discoverable),
    permitFollowback: isTrue(fields(raw.akkoma).permit_followback),
    unreadNotificationsCount: count(pleroma.unread_notifications_count),
    unreadConversationCount: count(pleroma.unread_conversation_count),
    blockFromStrangers: isTrue(notifications.block_from_strangers),
    hideNotificationContents: isTrue(notifications.hide_notification_contents),
    birthday: textOrNull(pleroma.birthday),
    showBirthday: isTrue(extra.show_birthday),
    email: textOrNull(pleroma.email),
    viewsClosedFeeds: hasPermission(fields(raw.role).permissions, viewFeeds),
    privileges: Array.isArray(pleroma.privileges) ? texts(pleroma.privileges) : null,
    settingsStore: fields(pleroma.settings_store),
  }
}
