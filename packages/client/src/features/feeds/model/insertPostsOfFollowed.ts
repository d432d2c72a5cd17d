import type { Timer } from '@rookery/api/http/Clock'
import { ApiError } from '@rookery/api/http/ApiError'
import { compareIds } from '@rookery/api/wire/ids'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from './feedsOf.ts'
import { isNotificationFeed, kindOf, type FeedKey, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { createFeedSources } from './feedSources.ts'
import type { FeedState } from './FeedState.ts'

/** Several follows in a row, as in an import, need one page of each timeline. */
const gatheredFor = 1000

interface Gathered {
  readonly ids: Set<AccountId>
  timer: Timer | null
}

const gatheredIn = createSlot<Gathered>(() => ({ ids: new Set(), timer: null }), { close: ({ timer }) => timer?.cancel() })

/** Adds the posts of a newly followed account to the loaded part of the feeds that show followed accounts. Newer posts arrive as usual. */
export function insertPostsOfFollowed(session: Session, id: AccountId): void {
  const gathered = gatheredIn(session)
  gathered.ids.add(id)
  gathered.timer ??= session.clock.after(gatheredFor, () => {
    const ids = new Set(gathered.ids)
    gathered.ids.clear()
    gathered.timer = null
    for (const key of feedsOf(session).keys()) if (isOfFollowed(key)) void insertInto(session, key, ids)
  })
}

function isOfFollowed(key: FeedKey): key is StatusFeedKey {
  return !isNotificationFeed(key) && kindOf(key).followedOnly
}

async function insertInto(session: Session, key: StatusFeedKey, followed: ReadonlySet<AccountId>): Promise<void> {
  const { client, entities, me, server } = session
  const settings = settingsOf(session)
  const feeds = feedsOf(session)
  const feed = feeds.at(key)
  if (!feed.get().loaded) return
  if (feed.get().since === null) {
    await feed.loadNewer()
    return
  }
  const filtersReplies = () => server.get().capabilities.replyFilter
  const sources = createFeedSources({ client, entities, settings, me, filtersReplies })
  try {
    const { ids } = await sources.statuses(key)({}, new AbortController().signal)
    for (const status of ids) {
      const author = entities.statuses.get(status)?.accountId
      if (author && followed.has(author) && belongsInto(feed.get(), status)) feed.insertOwn(status)
    }
  } catch (error) {
    // This request ran in the background, and the next request for newer posts reports an unreachable server.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Neither newer than the newest known entry nor older than the oldest loaded one: pages bring those. */
function belongsInto({ since, rows, pending, bottomedOut }: FeedState, id: StatusId): boolean {
  const last = rows.at(-1)
  if (since === null || compareIds(id, since) > 0 || pending.includes(id)) return false
  return bottomedOut || (last?.kind === 'entry' && compareIds(id, last.id) > 0)
}
