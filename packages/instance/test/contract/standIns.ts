import type { Context } from '../../src/domain/Context.ts'
import { isObject, type Json, type Recording } from './recordings.ts'

/*
 * The people and posts that a request names and no recorded answer shows: a chosen set of recordings
 * has the request for a thing without the thing itself.
 */

export async function makePeople(context: Context, { request, response }: Recording): Promise<void> {
  const { body, path, query } = request
  const asked = Array.isArray(query) ? query : Object.entries(query)
  const ids = [
    ...(/\/accounts\/([A-Za-z0-9]{18})\b/.exec(path)?.slice(1) ?? []),
    ...asked.filter(([name]) => name === 'id' || name === 'id[]').map(([, value]) => value),
    isObject(body) ? body['account_id'] : null,
  ]
  // Missing entities must stay missing.
  if (!isMissing(response.status)) for (const id of ids.filter(isFlake)) await makePerson(context, id, response.body)
}

export async function makePosts(context: Context, { request, response }: Recording): Promise<void> {
  const ids = [...(/\/statuses\/([A-Za-z0-9]{18})\b/.exec(request.path)?.slice(1) ?? [])]
  if (!isMissing(response.status)) for (const id of ids.filter(isFlake)) await makePost(context, id)
}

const isMissing = (status: number): boolean => status === 404 || status === 500

/** The id of a nonexistent account in the recordings. */
const nobody = /^9y/

const isFlake = (id: Json | undefined): id is string => typeof id === 'string' && /^[A-Za-z0-9]{18}$/.test(id) && !nobody.test(id)

async function makePerson({ db, origin }: Context, id: string, response: Json): Promise<void> {
  if (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) return
  const name = `someone${id.slice(-6)}`
  const is_locked = isObject(response) && response['requested'] === true ? 1 : 0
  await db
    .insertInto('accounts')
    .values({ id, username: name, acct: name, ap_id: `${origin}/users/${name}`, display_name: name, created_at: 0, is_locked })
    .execute()
  await db.insertInto('users').values({ account_id: id, password_hash: '' }).execute()
}

async function makePost({ db, origin }: Context, id: string): Promise<void> {
  if (await db.selectFrom('statuses').select('id').where('id', '=', id).executeTakeFirst()) return
  const author = await db.selectFrom('accounts').select('id').where('acct', '=', 'bob').executeTakeFirstOrThrow()
  await db
    .insertInto('statuses')
    .values({
      id,
      ap_id: `${origin}/objects/${id}`,
      account_id: author.id,
      context: `${origin}/contexts/${id}`,
      visibility: 'public',
      local: 1,
      created_at: 0,
    })
    .execute()
}
