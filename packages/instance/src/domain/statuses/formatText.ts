import { mentionCandidates, type Mentionable } from '../../text/linkify.ts'
import { formatPost, type FormattedPost, type PostFormat } from '../../text/formatPost.ts'
import type { Context } from '../Context.ts'

/** Renders typed text, and looks up all mentioned accounts in one query. */
export async function formatText(context: Context, text: string, format: PostFormat): Promise<FormattedPost> {
  const people = await findMentionables(context, mentionCandidates(text))
  return formatPost(text, format, { origin: context.origin, resolve: (acct) => people.get(localAcct(context, acct)) ?? null })
}

/** Finds people by `name`, `name@host` or, for those of this server, `name@this.host`. Keys are in lower case. */
export async function findMentionables(context: Context, accts: readonly string[]): Promise<Map<string, Mentionable>> {
  const localAccts = [...new Set(accts.map((acct) => localAcct(context, acct)))]
  if (localAccts.length === 0) return new Map()
  const rows = await context.db
    .selectFrom('accounts')
    .select(['id', 'acct', 'username', 'url', 'ap_id'])
    .where('acct', 'in', localAccts)
    .where('is_active', '=', 1)
    .execute()
  return new Map(rows.map(({ id, acct, username, url, ap_id }) => [acct.toLowerCase(), { id, username, url: url ?? ap_id }]))
}

/** Drops this server's own host; lower case, as names are compared without it. */
export function localAcct(context: Pick<Context, 'host' | 'origin'>, acct: string): string {
  const [name = '', host] = acct.toLowerCase().replace(/^@/, '').split('@')
  return host === undefined || host === context.host || host === new URL(context.origin).host ? name : `${name}@${host}`
}
