import { DecodeError } from '@rookery/api/wire/DecodeError'
import { decodeRelationship } from '@rookery/api/wire/relationship'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { TabChange } from '#features/session/model/TabMessage.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { parseRecord } from '#lib/isRecord.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'

/** Applies changes of lists and follow requests by another tab; the code loads with the first one. */
export function applyRareTabChange(session: Session, change: TabChange): void {
  if (change.path.startsWith('/api/v1/lists')) applyListChange(session, change)
  else void applyFollowRequest(session, change)
}

async function applyFollowRequest(session: Session, { body }: TabChange): Promise<void> {
  const part = await import('#features/followRequests/model/answerFollowRequest.ts').catch(() => null)
  try {
    part?.applyFollowRequestResponse(session, decodeRelationship(parseRecord(body)))
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error
    warnDeveloper(`Another tab was answered what cannot be read: ${error.message}`)
  }
}

/** Refetches cached lists that another tab has changed. The responses there do not have all of it. */
function applyListChange(session: Session, { method, path }: TabChange): void {
  const feeds = feedsOf(session)
  const queries = queriesOf(session)
  const [, id, accounts] = /^\/api\/v1\/lists(?:\/([^/]+))?(\/accounts)?$/.exec(path) ?? []
  const isDeleted = method === 'DELETE' && accounts === undefined
  if (accounts === undefined) void queries.invalidateQueries({ queryKey: ['lists'] })
  if (accounts !== undefined || isDeleted) void queries.invalidateQueries({ queryKey: ['accountLists'] })
  if (id === undefined) return
  for (const of of ['list', 'listMembers']) {
    // Data of a deleted list is not shown any more.
    void (isDeleted ? queries.resetQueries({ queryKey: [of, id] }) : queries.invalidateQueries({ queryKey: [of, id] }))
  }
  if (accounts !== undefined && feeds.keys().includes(`list:${id}`)) void feeds.reload(`list:${id}`)
}
