import type { AccountRow } from '../auth.ts'
import { holdsText } from '../db/holdsText.ts'
import { stripTags } from '../text/escapeHtml.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import type { Context } from './Context.ts'
import { isVisible } from './statuses/findStatus.ts'
import { localAcct } from './statuses/formatText.ts'
import { excludeHidden } from './timelines/filters.ts'
import { readStatuses, walked, type StatusQuery } from './timelines/selectPage.ts'

export interface SearchPage {
  limit: number
  offset: number
}

/** How many matches of the rough kind are looked at closely, at most. */
const maxCandidates = 400

/**
 * People whose name holds the text, the closest first: the very name, then followed accounts, then the others.
 * @returns account ids
 */
export async function searchAccounts(
  context: Context,
  viewer: AccountRow | null,
  text: string,
  { limit, offset, following = false }: SearchPage & { following?: boolean },
): Promise<string[]> {
  const { db } = context
  const desired = localAcct(context, text.trim())
  if (desired === '') return []
  let query = db
    .selectFrom('accounts')
    .select(['id', 'acct', 'username', 'display_name', 'followers_count'])
    .where('is_active', '=', 1)
    .where('is_confirmed', '=', 1)
    .where('is_approved', '=', 1)
    .where((where) =>
      where.or([
        holdsText('acct', desired),
        holdsText('display_name', text.trim()),
        where('ap_id', '=', text.trim()),
        where('url', '=', text.trim()),
      ]),
    )
  // Visitors search this server only, as on Akkoma.
  if (!viewer) query = query.where('domain', 'is', null)
  const follows = viewer
    ? await db.selectFrom('follows').select('target_id').where('account_id', '=', viewer.id).where('state', '=', 'accepted').execute()
    : []
  const followed = new Set(follows.map((row) => row.target_id))
  if (following) query = query.where('id', 'in', [...followed])
  const rows = await query.limit(maxCandidates).execute()
  const rank = (row: { id: string; acct: string; username: string }) =>
    (row.acct.toLowerCase() === desired ? 4 : 0) + (row.username.toLowerCase().startsWith(desired) ? 2 : 0) + (followed.has(row.id) ? 1 : 0)
  return rows
    .toSorted((a, b) => rank(b) - rank(a) || b.followers_count - a.followers_count || (a.acct < b.acct ? -1 : 1))
    .slice(offset, offset + limit)
    .map((row) => row.id)
}

/** Public posts that hold all the words, the newest first; or the one whose address was given, if the reader may see it. */
export async function searchStatuses(
  context: Context,
  viewer: AccountRow | null,
  text: string,
  { limit, offset, accountId }: SearchPage & { accountId?: string | undefined },
): Promise<StatusRow[]> {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  if (/^https?:\/\/\S+$/.test(text.trim())) {
    const found = await statusAt(context, viewer, text.trim())
    const isByAuthor = accountId === undefined || found?.account_id === accountId
    return found && isByAuthor ? [found].slice(offset, offset + limit) : []
  }
  let query: StatusQuery = context.db
    .selectFrom('statuses')
    .select('statuses.id')
    .where('visibility', '=', 'public')
    .where(walked.reblogOfId, 'is', null)
  if (!viewer) query = query.where('local', '=', 1)
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  query = await excludeHidden(context, query, viewer, { withMuted: true })
  for (const word of words) {
    query = query.where((where) => where.or([holdsText('content', word), holdsText('spoiler_text', word)]))
  }
  const candidates = Math.min((offset + limit) * 4, maxCandidates)
  const rows = await readStatuses(context, await query.orderBy('statuses.id', 'desc').limit(candidates).execute())
  // The content is HTML: a match inside a tag does not count.
  const holds = (row: StatusRow) => {
    const plain = `${stripTags(row.content)} ${row.spoiler_text}`.toLowerCase()
    return words.every((word) => plain.includes(word))
  }
  return rows.filter(holds).slice(offset, offset + limit)
}

/** The post of an address: of its object, of its page there, or of its page here. */
async function statusAt(context: Context, viewer: AccountRow | null, address: string): Promise<StatusRow | null> {
  const { db, origin } = context
  const ownId = address.startsWith(`${origin}/notice/`) ? address.slice(`${origin}/notice/`.length) : ''
  const row = await db
    .selectFrom('statuses')
    .selectAll()
    .where((where) => where.or([where('ap_id', '=', address), where('url', '=', address), where('id', '=', ownId)]))
    .where('reblog_of_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  // Visitors search this server only, as on Akkoma.
  return row && (viewer || row.local) && (await isVisible(context, row, viewer)) ? row : null
}

/**
 * Hashtags that a query names: those with # if there are any, else every word, and all of them joined in CamelCase.
 * They need not exist. Of an address only the last part counts.
 */
export function searchHashtags(text: string, { limit, offset }: SearchPage): string[] {
  const subject = /https?:\/\//.test(text) ? (text.replace(/\/+$/, '').split('/').at(-1) ?? '') : text
  const words = uniqueWithoutCase(subject.split(/[^#\p{L}\p{M}\p{N}_]+/u).filter((word) => word !== ''))
  const explicit = words.filter((word) => word.startsWith('#'))
  const names = (explicit.length > 0 ? explicit : words).map((word) => word.replace(/^#+/, ''))
  const joined = names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()).join('')
  return (explicit.length > 0 ? names : uniqueWithoutCase([...names, joined])).slice(offset, offset + limit)
}

function uniqueWithoutCase(words: readonly string[]): string[] {
  return words.filter((word, index) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index)
}
