import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { SmallWorldName, TestInstance } from '@rookery/instance/testing'
import type { Session } from '#features/session/model/Session.ts'

/** Posts as a user, directly to the instance, and returns the post's id. */
export async function postAs(
  server: TestInstance,
  name: SmallWorldName,
  fields: Readonly<Record<string, unknown>> | string,
): Promise<StatusId> {
  const body = typeof fields === 'string' ? { status: fields } : fields
  const { id } = await callAs(server, name, 'POST', '/api/v1/statuses', body)
  return id as StatusId // the instance's own id
}

/** The session learns a post as the server shows it now. */
export async function know({ client, entities }: Session, id: StatusId): Promise<StatusId> {
  entities.receive({ statuses: [await statuses.get(client, id)] })
  return id
}

/** Makes a call as a user and returns the response's JSON; throws if the instance rejects it. */
export async function callAs(
  server: TestInstance,
  name: SmallWorldName,
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const reply = await server.fetch(path, {
    method,
    headers: { authorization: `Bearer ${await server.signIn(name)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json = (await reply.json()) as Record<string, unknown> // only objects are asked for here
  if (!reply.ok) throw new Error(`${method} ${path} as ${name}: ${reply.status} ${JSON.stringify(json)}`)
  return json
}

/** Enough turns of the event loop to handle responses. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
