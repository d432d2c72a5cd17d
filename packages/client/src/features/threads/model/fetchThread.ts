import * as statuses from '@rookery/api/calls/statuses'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import { inSlices } from '@rookery/api/http/inSlices'
import type { StatusId } from '@rookery/api/wire/model'
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

/**
 * Loads a post and its conversation into the entities. Never rejects because of the server.
 *
 * Akkoma answers the conversation of a post that it does not know with 500, so that the post's own answer says whether it is gone.
 */
export async function fetchThread(
  { client, entities, clock }: FetchThreadOptions,
  id: StatusId,
  knownMissing: ReadonlySet<StatusId>,
): Promise<FetchedThread> {
  const requestSeq = entities.nextRequestSeq()
  const [post, context] = await Promise.all([attempt(statuses.get(client, id)), attempt(statuses.context(client, id))])
  const status = post.value?.reblog ?? post.value
  // Mastodon knows no conversation of a repeat.
  const around = post.value?.reblog ? await attempt(statuses.context(client, post.value.reblog.id)) : context
  const isRejected = isRejection(post.error)
  const { ancestors, descendants } = (isRejected ? null : around.value) ?? { ancestors: [], descendants: [] }
  const members = [...ancestors, ...(status ? [status] : []), ...descendants]
  await inSlices(members, (some) => entities.receive({ statuses: some }, requestSeq))
  const ids = members.map((member) => member.id)
  const focus = status?.id ?? id
  const error = post.error ?? around.error
  if (error) return { focus, ids, deleted: [], error: { ...toLoadError(error, clock.now()), lacks: post.error ? 'post' : 'rest' } }
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
  return { ids: [], deleted: isRejection(error) ? [id] : [] }
}

/** The server has understood and will not, as against one that has too much to do or is broken. */
function isRejection(error: ApiError | null): boolean {
  return error !== null && error.status >= 400 && error.status < 500 && error.status !== 429
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
