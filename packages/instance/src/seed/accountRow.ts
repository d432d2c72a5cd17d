import type { AccountRow } from '../auth.ts'
import { flag } from '../db/schema.ts'
import type { Context } from '../domain/Context.ts'
import { formatPost } from '../text/formatPost.ts'
import { sanitizeHtml } from '../text/sanitizeHtml.ts'
import type { CastMember } from './cast.ts'
import type { SeedFiles } from './pictures/SeedFiles.ts'

/** Accounts that the staff suggests to follow. */
const suggested: ReadonlySet<string> = new Set(['aino', 'amelie', 'greta', 'joost', 'olena', 'xiaoyu'])

/** Database row of a cast member. */
export function accountRow({ origin }: Context, seedFiles: SeedFiles, person: CastMember, id: string, createdAt: number): AccountRow {
  const [username = person.acct, domain] = person.acct.split('@')
  const home = domain === undefined ? origin : `https://${domain}`
  const nobody = () => null
  const toHtml = (text: string) =>
    domain === undefined ? formatPost(text, 'text/plain', { origin, resolve: nobody }).html : sanitizeHtml(text)
  const fields = person.fields ?? []
  const { followers = 0, following = 0, statuses = 0 } = person.counters ?? {}
  return {
    id,
    username,
    acct: person.acct,
    domain: domain ?? null,
    ap_id: `${home}/users/${username}`,
    url: domain === undefined ? null : `${home}/@${username}`,
    display_name: person.name,
    note_source: person.bio,
    note_html: toHtml(person.bio),
    fields_source_json: JSON.stringify(fields.map(({ name, value }) => ({ name, value }))),
    fields_json: JSON.stringify(
      fields.map(({ name, value, verified }) => ({
        name,
        value:
          verified === undefined
            ? formatPost(value, 'text/plain', { origin, resolve: nobody }).html
            : `<a href="${value}" rel="me">${value}</a>`,
        ...(verified !== undefined && { verified_at: new Date(createdAt + verified * 86_400_000).toISOString() }),
      })),
    ),
    avatar: seedFiles.avatars.get(person.acct) ?? null,
    avatar_description: '',
    header: seedFiles.headers.get(person.acct) ?? null,
    header_description: '',
    background: null,
    actor_type: person.kind === 'bot' ? 'Service' : person.kind === 'group' ? 'Group' : 'Person',
    is_locked: flag(person.locked ?? false),
    is_discoverable: 1,
    is_admin: flag(person.role === 'admin'),
    is_moderator: flag(person.role === 'moderator'),
    is_active: 1,
    is_confirmed: 1,
    is_approved: 1,
    is_suggested: flag(suggested.has(person.acct)),
    show_role: 1,
    hide_followers: 0,
    hide_follows: 0,
    hide_followers_count: 0,
    hide_follows_count: 0,
    hide_favorites: 1,
    permit_followback: 0,
    accepts_direct_messages_from: 'everybody',
    status_ttl_days: null,
    also_known_as_json: '[]',
    moved_to_id: null,
    tags_json: '[]',
    emojis_json: JSON.stringify(
      Object.fromEntries(
        (person.emojis ?? []).flatMap((code) => {
          const url = seedFiles.remoteEmojis.get(code)
          return url === undefined ? [] : [[code, url]]
        }),
      ),
    ),
    skip_thread_containment: 0,
    followers_count: followers,
    following_count: following,
    statuses_count: statuses,
    last_status_at: null,
    created_at: createdAt,
  }
}
