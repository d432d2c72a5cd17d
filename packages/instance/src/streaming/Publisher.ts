import type { AccountRow } from '../auth.ts'
import type { Change } from '../domain/Change.ts'
import type { Context } from '../domain/Context.ts'
import { renderConversations } from '../views/conversationView.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import { renderNotifications } from '../views/notificationView.ts'
import { renderStatus } from '../views/statusView.ts'
import { receivesDeletion, holdsStatus } from './audience.ts'

/** Sends changes to subscribers. */
export interface Publisher {
  /** Accepts a change and returns immediately; changes are sent in order. */
  notify(change: Change): void
  /** Resolves when all changes so far were sent. */
  idle(): Promise<void>
}

/** @param onError gets errors: a stream must not fail the request that it reports */
export function createPublisher(context: Omit<Context, 'notify'>, onError: (error: unknown) => void): Publisher {
  const world: Context = { ...context, notify: () => {} }
  let queue = Promise.resolve()
  return {
    notify(change) {
      // Without subscribers, as while seeding, nothing has to be computed.
      if (world.hub.topics().length === 0) return
      queue = queue.then(() => publish(world, change)).catch(onError)
    },
    idle: () => queue,
  }
}

function publish(context: Context, change: Change): Promise<void> {
  switch (change.kind) {
    case 'statusCreated':
      return publishStatus(context, 'update', change.statusId)
    case 'statusEdited':
      return publishStatus(context, 'status.update', change.statusId)
    case 'statusDeleted':
      return publishDelete(context, change)
    case 'notified':
      return publishNotification(context, change.notificationId)
    case 'conversationChanged':
      return publishConversation(context, change.conversationId)
    case 'relationshipChanged':
      return publishRelationship(context, change)
  }
}

/** Frames are in the order of Akkoma's keys; a payload is text in text. */
function send({ hub }: Context, topic: string, event: string, payload: string, stream: readonly string[] | null = [topic]): void {
  const frame = JSON.stringify(stream ? { event, payload, stream } : { event, payload })
  for (const subscriber of hub.subscribersOf(topic)) subscriber.send(frame)
}

async function publishStatus(context: Context, event: string, statusId: string): Promise<void> {
  const { db, hub } = context
  const row = await db.selectFrom('statuses').selectAll().where('id', '=', statusId).executeTakeFirst()
  if (!row) return
  const readers = new Readers(context)
  for (const topic of hub.topics()) {
    for (const subscriber of hub.subscribersOf(topic)) {
      const reader = await readers.find(subscriber.accountId)
      if (!(await holdsStatus(context, topic, row, reader))) continue
      subscriber.send(JSON.stringify({ event, payload: await readers.render(row, reader), stream: [topic] }))
    }
  }
}

/** One post, rendered once for each reader however many sockets they have. */
class Readers {
  readonly #context: Context
  readonly #rows = new Map<string, AccountRow | null>()
  readonly #texts = new Map<string | null, string>()

  constructor(context: Context) {
    this.#context = context
  }

  async find(id: string | null): Promise<AccountRow | null> {
    if (id === null) return null
    const known = this.#rows.get(id)
    if (known !== undefined) return known
    const row = (await this.#context.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    this.#rows.set(id, row)
    return row
  }

  async render(row: StatusRow, reader: AccountRow | null): Promise<string> {
    const key = reader?.id ?? null
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(await renderStatus(this.#context, row, reader))
    this.#texts.set(key, text)
    return text
  }
}

async function publishDelete(context: Context, change: Extract<Change, { kind: 'statusDeleted' }>): Promise<void> {
  for (const topic of context.hub.topics()) {
    if (await receivesDeletion(context, topic, change)) send(context, topic, 'delete', change.statusId, null)
  }
}

async function publishNotification(context: Context, id: number): Promise<void> {
  const { db, hub } = context
  const row = await db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  const topics = [
    ['user', `user:${row.account_id}`],
    ['user:notification', `user:notification:${row.account_id}`],
  ] as const
  if (topics.every(([, topic]) => hub.subscribersOf(topic).length === 0)) return
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirstOrThrow()
  const [view] = await renderNotifications(context, [row], account)
  for (const [name, topic] of topics) send(context, topic, 'notification', JSON.stringify(view), [name])
}

async function publishConversation(context: Context, id: number): Promise<void> {
  const { db, hub } = context
  const row = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || hub.subscribersOf(`direct:${row.account_id}`).length === 0) return
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirstOrThrow()
  const [view] = await renderConversations(context, [row], account)
  send(context, `direct:${row.account_id}`, 'conversation', JSON.stringify(view))
}

async function publishRelationship(
  context: Context,
  { state, followerId, followingId }: Extract<Change, { kind: 'relationshipChanged' }>,
): Promise<void> {
  const rows = await context.db
    .selectFrom('accounts')
    .select(['id', 'followers_count', 'following_count'])
    .where('id', 'in', [followerId, followingId])
    .execute()
  const countsOf = (id: string) => {
    const row = rows.find((entry) => entry.id === id)
    return { follower_count: row?.followers_count ?? 0, following_count: row?.following_count ?? 0, id }
  }
  send(
    context,
    `user:${followerId}`,
    'pleroma:follow_relationships_update',
    JSON.stringify({ follower: countsOf(followerId), following: countsOf(followingId), state }),
  )
}
