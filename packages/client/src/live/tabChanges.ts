import { decodePoll } from '@rookery/api/wire/poll'
import { decodeRelationship } from '@rookery/api/wire/relationship'
import { decodeStatus } from '@rookery/api/wire/status'
import { DecodeError } from '@rookery/api/wire/DecodeError'
import type { StatusId } from '@rookery/api/wire/model'
import type { Batch } from '#features/entities/model/Entities.ts'
import { isSharedChange } from '#features/session/model/isSharedChange.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { TabChange } from '#features/session/model/TabMessage.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { parseRecord } from '#lib/isRecord.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'

/** Applies actions of other tabs, as if this tab had got the response. */
export function applyTabChanges(session: Session): Stop {
  return session.tabs.subscribe((message) => {
    if (message.kind !== 'changed' || !isSharedChange(message.path)) return
    if (/^\/api\/v1\/(lists|follow_requests)/.test(message.path)) void applyRare(session, message)
    else take(session, message)
  })
}

async function applyRare(session: Session, change: TabChange): Promise<void> {
  // Without this code lists and requests stay as they are until the next fetch.
  const part = await import('./applyRareTabChange.ts').catch(() => null)
  part?.applyRareTabChange(session, change)
}

function take(session: Session, change: TabChange): void {
  const { entities } = session
  const feeds = feedsOf(session)
  const deletedId = deletedBy(change)
  try {
    entities.batch(() => {
      entities.receive(deletedId === null ? batchOf(change) : { deleted: [deletedId] })
      if (deletedId !== null) feeds.removeStatuses(new Set([deletedId]))
    })
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error
    warnDeveloper(`Another tab was answered what cannot be read: ${error.message}`)
  }
}

/** Deleting a post returns the deleted post. */
function deletedBy({ method, path }: TabChange): StatusId | null {
  const [, id] = /^\/api\/v1\/statuses\/([\w-]+)$/.exec(path) ?? []
  return method === 'DELETE' && id !== undefined ? (id as StatusId) : null // its own path
}

function batchOf({ path, body }: TabChange): Batch {
  const raw = parseRecord(body)
  if (/^\/api\/v1\/(?:pleroma\/)?accounts\//.test(path)) return { relationships: [decodeRelationship(raw)] }
  return path.startsWith('/api/v1/polls/') ? { polls: [decodePoll(raw)] } : { statuses: [decodeStatus(raw)] }
}
