import { hasScope, type Auth } from '../auth.ts'
import type { Context } from '../domain/Context.ts'

export interface StreamRequest {
  stream: string
  tag?: string | undefined
  list?: string | undefined
  instance?: string | undefined
}

/** Why a stream is unavailable: unauthorized, or unknown. */
export type Refusal = 401 | 404

const publicStreams = ['public', 'public:local', 'public:media', 'public:local:media'] as const

/** The topic of a stream's name for a user. */
export async function topicOf(
  context: Context,
  auth: Auth | null,
  { stream, tag, list, instance }: StreamRequest,
): Promise<string | Refusal> {
  const account = auth?.account ?? null
  const may = (scope: string) => auth !== null && hasScope(auth.scopes, scope)
  if (publicStreams.some((name) => name === stream)) return account || context.config.isPublic ? stream : 401
  switch (stream) {
    case 'public:remote':
    case 'public:remote:media':
      if (!instance) return 404
      return account || context.config.isPublic ? `${stream}:${instance}` : 401
    case 'hashtag':
      return tag ? `hashtag:${tag.toLowerCase()}` : 404
    case 'user':
    case 'direct':
      return account && may('read:statuses') ? `${stream}:${account.id}` : 401
    case 'user:notification':
      return account && may('read:notifications') ? `user:notification:${account.id}` : 401
    case 'list': {
      if (!account || !may('read:lists')) return 401
      const row = await context.db
        .selectFrom('lists')
        .select('id')
        .where('id', '=', Number(list))
        .where('account_id', '=', account.id)
        .executeTakeFirst()
      return row ? `list:${row.id}` : 404
    }
    default:
      return 404
  }
}
