import type { AccountRow } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { absolute, emojisOf, loadEmojiUrls, shortcodesIn } from './emojiView.ts'
import { loadOwnAdditions, type OwnAdditions } from './ownAccountView.ts'
import { renderRelationships, type RelationshipJson } from './relationshipView.ts'
import { isoDate, isoSeconds } from './time.ts'

export type AccountJson = ReturnType<typeof accountView>

interface Field {
  name: string
  value: string
  verified_at?: string
}

interface Surroundings {
  context: Context
  viewer: AccountRow | null
  emojis: ReadonlyMap<string, string>
  peers: ReadonlyMap<string, Peer>
  relationships: ReadonlyMap<string, RelationshipJson>
  /** Only where the reader is among the accounts. */
  own: OwnAdditions | null
}

interface Peer {
  favicon: string | null
  nodeinfo: unknown
}

/**
 * Accounts as others see them, by id. Inactive accounts are left out unless the viewer is staff: embed `{}` for them. The viewer's own
 * account has its private fields, except `pleroma.settings_store`, which only verify_credentials and update_credentials return.
 */
export async function renderAccounts(
  context: Context,
  ids: readonly string[],
  viewer: AccountRow | null,
  options: { withRelationships?: boolean } = {},
): Promise<Map<string, AccountJson>> {
  const desired = [...new Set(ids)]
  if (desired.length === 0) return new Map()
  const rows = await context.db.selectFrom('accounts').selectAll().where('id', 'in', desired).execute()
  return renderAccountRows(context, rows, viewer, options)
}

/** As `renderAccounts`, for rows already read. */
export async function renderAccountRows(
  context: Context,
  rows: readonly AccountRow[],
  viewer: AccountRow | null,
  options: { withRelationships?: boolean } = {},
): Promise<Map<string, AccountJson>> {
  const visible = rows.filter((row) => isShownTo(row, viewer))
  const domains = [...new Set(visible.flatMap((row) => (row.domain === null ? [] : [row.domain])))]
  const self = visible.find((row) => row.id === viewer?.id)
  const [emojis, peers, relationships, own] = await Promise.all([
    loadEmojiUrls(
      context,
      visible.flatMap((row) => shortcodesIn(emojiText(row))),
    ),
    loadPeers(context, domains),
    options.withRelationships && viewer
      ? renderRelationships(
          context,
          viewer.id,
          visible.map((row) => row.id),
        )
      : new Map<string, RelationshipJson>(),
    self ? loadOwnAdditions(context, self) : null,
  ])
  const surroundings = { context, viewer, emojis, peers, relationships, own }
  return new Map(visible.map((row) => [row.id, accountView(row, surroundings)]))
}

/** One account, or null when there is none to show. */
export async function renderAccount(
  context: Context,
  row: AccountRow,
  viewer: AccountRow | null,
  options: { withRelationships?: boolean } = {},
): Promise<AccountJson | null> {
  return (await renderAccountRows(context, [row], viewer, options)).get(row.id) ?? null
}

/** Accounts in the order of the ids, those that cannot be shown left out: for lists of people. */
export async function renderAccountList(
  context: Context,
  ids: readonly string[],
  viewer: AccountRow | null,
  options: { withRelationships?: boolean } = {},
): Promise<AccountJson[]> {
  const accounts = await renderAccounts(context, ids, viewer, options)
  return ids.flatMap((id) => accounts.get(id) ?? [])
}

/** Deactivated, unconfirmed and unapproved people are shown to staff and to themselves only. */
export function isShownTo(row: AccountRow, viewer: AccountRow | null): boolean {
  if (row.is_active && row.is_confirmed && row.is_approved) return true
  return viewer !== null && (viewer.id === row.id || Boolean(viewer.is_admin || viewer.is_moderator))
}

async function loadPeers(context: Context, domains: readonly string[]): Promise<Map<string, Peer>> {
  if (domains.length === 0) return new Map()
  const rows = await context.db.selectFrom('peers').selectAll().where('domain', 'in', domains).execute()
  return new Map(rows.map((row) => [row.domain, { favicon: row.favicon, nodeinfo: storedJson<unknown>(row.nodeinfo_json) }]))
}

const emojiText = (row: AccountRow) => `${row.display_name} ${row.note_html} ${row.fields_json}`

function accountView(row: AccountRow, { context, viewer, emojis, peers, relationships, own }: Surroundings) {
  const isSelf = viewer?.id === row.id
  const isLocal = row.domain === null
  const avatar = absolute(context, row.avatar ?? '/images/avi.png')
  const header = absolute(context, row.header ?? '/images/banner.png')
  const peer = row.domain === null ? null : (peers.get(row.domain) ?? null)
  const favicon = isLocal ? `${context.origin}/favicon.png` : peer?.favicon ? absolute(context, peer.favicon) : null
  const showsRole = Boolean(row.show_role) || isSelf
  return {
    id: row.id,
    username: row.username,
    acct: row.acct,
    fqn: isLocal ? `${row.acct}@${context.host}` : row.acct,
    display_name: row.display_name,
    locked: Boolean(row.is_locked),
    bot: row.actor_type === 'Service',
    created_at: isoSeconds(row.created_at),
    last_status_at: row.last_status_at === null ? null : isoDate(row.last_status_at),
    followers_count: row.hide_followers_count && !isSelf ? 0 : row.followers_count,
    following_count: row.hide_follows_count && !isSelf ? 0 : row.following_count,
    statuses_count: row.statuses_count,
    note: row.note_html,
    url: row.url ?? row.ap_id,
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    emojis: emojisOf(emojiText(row), emojis, ownEmojisOf(context, row)),
    fields: storedJson<Field[]>(row.fields_json),
    source: {
      note: row.note_source,
      fields: storedJson<Field[]>(row.fields_source_json),
      sensitive: false,
      ...(isSelf && own?.source),
      pleroma: { discoverable: Boolean(row.is_discoverable), actor_type: row.actor_type, ...(isSelf && own?.sourcePleroma) },
    },
    ...(isSelf && own?.top),
    akkoma: {
      instance: isLocal
        ? { name: context.host, favicon, nodeinfo: ownNodeinfo }
        : peer && { name: row.domain, favicon, nodeinfo: peer.nodeinfo },
      permit_followback: Boolean(row.permit_followback),
      status_ttl_days: row.status_ttl_days,
    },
    pleroma: {
      ap_id: row.ap_id,
      also_known_as: storedJson<string[]>(row.also_known_as_json),
      background_image: row.background === null ? null : absolute(context, row.background),
      favicon,
      hide_favorites: Boolean(row.hide_favorites),
      hide_followers: Boolean(row.hide_followers),
      hide_followers_count: Boolean(row.hide_followers_count),
      hide_follows: Boolean(row.hide_follows),
      hide_follows_count: Boolean(row.hide_follows_count),
      is_confirmed: Boolean(row.is_confirmed),
      is_suggested: Boolean(row.is_suggested),
      relationship: relationships.get(row.id) ?? {},
      skip_thread_containment: Boolean(row.skip_thread_containment),
      tags: storedJson<string[]>(row.tags_json),
      ...(showsRole && { is_admin: Boolean(row.is_admin), is_moderator: Boolean(row.is_moderator) }),
      ...(Boolean(viewer?.is_admin) && { deactivated: !row.is_active }),
      ...(isSelf && own?.pleroma),
    },
  }
}

function ownEmojisOf(context: Context, row: AccountRow): Record<string, string> {
  const stored = storedJson<Record<string, string>>(row.emojis_json)
  return Object.fromEntries(Object.entries(stored).map(([shortcode, url]) => [shortcode, absolute(context, url)]))
}

/** The embedded form of Akkoma 3.18 and later; 3.16 repeats its complete nodeinfo document in every account, some 3 kB each. */
const ownNodeinfo = { version: '2.1', software: { name: 'akkoma', version: '3.16.0' } }
