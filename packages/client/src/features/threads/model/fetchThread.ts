import * as statuses from '@rookery/api/calls/statuses'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { Status, StatusId } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'
import { toLoadError } from '#features/notices/model/LoadError.ts'
import type { ThreadError } from './ThreadState.ts'

/** Result of loading a conversation. */
export interface FetchedThread {
  readonly focus: StatusId
  readonly ids: readonly StatusId[]
  readonly deleted: readonly StatusId[]
  /** null when all came. */
  readonly error: ThreadError | null
}

/** The response for a conversation is limited; this many earlier posts are loaded one by one. */
const maxSteps = 5

export interface FetchThreadOptions {
  readonly client: ApiClient
  readonly entities: Entities
  readonly clock: Clock
}

/** The part of a conversation that has come so far. */
export type ThreadPart = Pick<FetchedThread, 'focus' | 'ids'>

/** So many posts are more than fit on any screen. The others follow after the first ones have rendered. */
const firstCount = 50

/**
 * Loads a post and its conversation into the entities. Never rejects because of the server.
 *
 * Akkoma answers the conversation of a post that it does not know with 500, so that the post's own response says whether it is deleted.
 *
 * @param onPart gets the post as soon as it has loaded, and the first posts around it
 */
export async function fetchThread(
  { client, entities, clock }: FetchThreadOptions,
  id: StatusId,
  knownMissing: ReadonlySet<StatusId>,
  onPart: (part: ThreadPart) => void,
): Promise<FetchedThread> {
  const requestSeq = entities.nextRequestSeq()
  const context = attempt(statuses.context(client, id))
  const post = await attempt(statuses.get(client, id))
  const status = post.value?.reblog ?? post.value
  const focus = status?.id ?? id
  const ids: StatusId[] = []
  const take = (some: readonly Status[]) => {
    const before = ids.length
    entities.receive({ statuses: some }, requestSeq)
    ids.push(...some.map((member) => member.id))
    if (before === 0 || (before < firstCount && ids.length >= firstCount)) onPart({ focus, ids })
  }
  const failed = (error: ApiError, lacks: ThreadError['lacks']) => ({
    focus,
    ids,
    deleted: [],
    error: { ...toLoadError(error, clock.now()), lacks },
  })
  if (post.error && isRejection(post.error)) return failed(post.error, 'post')
  if (status) take([status])
  // Mastodon knows no conversation of a repeat.
  const around = await (post.value?.reblog ? attempt(statuses.context(client, post.value.reblog.id)) : context)
  if (around.value) for await (const some of around.value) take(some)
  if (post.error) return failed(post.error, 'post')
  if (around.error) return failed(around.error, 'rest')
  return { focus, ...(await climb(client, entities, focus, ids, knownMissing)), error: null }
}

/** Loads one post; it is deleted if the server says so, and stays unknown if the server does not respond. */
export async function lookFor(
  client: ApiClient,
  entities: Entities,
  id: StatusId,
): Promise<{ readonly ids: readonly StatusId[]; readonly deleted: readonly StatusId[] }> {
  const requestSeq = entities.nextRequestSeq()
  const { value, error } = await attempt(statuses.get(client, id))
  if (value) {
    entities.receive({ statuses: [value] }, requestSeq)
    return { ids: [id], deleted: [] }
  }
  return { ids: [], deleted: error && isRejection(error) ? [id] : [] }
}

/** The server has understood and will not, as against one that has too much to do or is broken. */
function isRejection(error: ApiError): boolean {
  return error.status >= 400 && error.status < 500 && error.status !== 429
}

/** Loads ancestors of the conversation's first post, if it is a reply. */
async function climb(
  client: ApiClient,
  entities: Entities,
  focus: StatusId,
  from: readonly StatusId[],
  knownMissing: ReadonlySet<StatusId>,
) {
  const ids = new Set(from)
  const deleted: StatusId[] = []
  for (let step = 0; step < maxSteps; step++) {
    const missing = firstMissing(entities, focus, ids)
    if (missing === null || knownMissing.has(missing)) break
    const found = await lookFor(client, entities, missing)
    deleted.push(...found.deleted)
    if (found.ids.length === 0) break
    ids.add(missing)
  }
  return { ids: [...ids], deleted }
}

function firstMissing(entities: Entities, focus: StatusId, ids: ReadonlySet<StatusId>): StatusId | null {
  const passed = new Set<StatusId>()
  let id: StatusId | null = focus
  while (id !== null && ids.has(id) && !passed.has(id)) {
    passed.add(id)
    id = entities.statuses.get(id)?.inReplyToId ?? null
  }
  return id === null || passed.has(id) ? null : id
}

type Attempt<Value> = { readonly value: Value; readonly error: null } | { readonly value: null; readonly error: ApiError }

async function attempt<Value>(request: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await request, error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { value: null, error }
  }
}
