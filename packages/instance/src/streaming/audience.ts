import type { AccountRow } from '../auth.ts'
import type { Change } from '../domain/Change.ts'
import type { Context } from '../domain/Context.ts'
import { everything } from '../domain/timelines/filters.ts'
import { holds } from '../domain/timelines/selectPage.ts'
import * as timelines from '../domain/timelines/timelines.ts'
import type { StatusRow } from '../views/loadStatuses.ts'

/** Whether a post belongs on a topic for this reader: the timeline of the same name would show it. */
export async function holdsStatus(context: Context, topic: string, row: StatusRow, reader: AccountRow | null): Promise<boolean> {
  const [kind = '', ...rest] = topic.split(':')
  const name = rest.join(':')
  switch (kind) {
    case 'user':
      return reader !== null && name === reader.id && holds(await timelines.homeTimeline(context, reader, everything), row.id)
    case 'direct':
      return reader !== null && row.visibility === 'direct' && holds(await timelines.directTimeline(context, reader, everything), row.id)
    case 'list':
      return reader !== null && holds(await timelines.listTimeline(context, reader, Number(name), everything), row.id)
    case 'hashtag':
      return isOpen(row) && holds(await timelines.tagTimeline(context, reader, { any: [name], all: [], none: [] }, everything), row.id)
    case 'public':
      // Local-only posts are sent over local streams only.
      if (row.visibility === 'local' && !name.startsWith('local')) return false
      return isOpen(row) && holds(await timelines.publicTimeline(context, reader, publicFilter(name)), row.id)
    default:
      return false
  }
}

/** Skips the query for posts that no public stream shows. */
const isOpen = (row: StatusRow) => row.reblog_of_id === null && (row.visibility === 'public' || row.visibility === 'local')

function publicFilter(name: string) {
  const remote = /^remote:(?:media:)?(.+)$/.exec(name)
  return {
    ...everything,
    local: name.startsWith('local'),
    onlyMedia: name.split(':').includes('media'),
    remote: remote !== null,
    instance: remote?.[1],
  }
}

/** The post is deleted and no timeline contains it: all who may have received it are notified. */
export async function receivesDeletion(
  context: Context,
  topic: string,
  change: Extract<Change, { kind: 'statusDeleted' }>,
): Promise<boolean> {
  const { db } = context
  const [kind, ...rest] = topic.split(':')
  const name = rest.join(':')
  const isPublic = change.visibility === 'public' || change.visibility === 'local'
  switch (kind) {
    case 'user':
      return change.accountId === name || change.notifiedIds.includes(name) || (await follows(name))
    case 'direct':
      return change.visibility === 'direct' && (change.accountId === name || change.notifiedIds.includes(name))
    case 'list':
      return (
        (await db
          .selectFrom('list_members')
          .select('list_id')
          .where('list_id', '=', Number(name))
          .where('account_id', '=', change.accountId)
          .executeTakeFirst()) !== undefined
      )
    case 'hashtag':
      return isPublic && change.tags.includes(name)
    case 'public':
      return isPublic && (change.local || !name.startsWith('local')) && (change.hadMedia || !name.includes('media'))
    default:
      return false
  }

  async function follows(id: string): Promise<boolean> {
    if (change.visibility === 'direct') return false
    const row = await db
      .selectFrom('follows')
      .select('id')
      .where('account_id', '=', id)
      .where('target_id', '=', change.accountId)
      .executeTakeFirst()
    return row !== undefined
  }
}
