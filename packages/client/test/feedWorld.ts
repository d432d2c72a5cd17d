import type { StatusId } from '@rookery/api/wire/model'
import { afterEach, beforeEach } from 'vitest'
import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { openTestSession, type TestSession } from './openTestSession.ts'
import { postAs } from './postAs.ts'

export interface FeedWorld {
  readonly world: TestSession
  readonly session: Session
  /** Requests of the session, such as `GET /api/v1/timelines/home?limit=20`. */
  readonly asked: string[]
  /** The rows of a feed by id, `gap` for a gap; of the public timeline unless another is named. */
  rows(key?: StatusFeedKey): string[]
  /** The same by text. */
  texts(key?: StatusFeedKey): (string | undefined)[]
  /** Creates posts of a user; newest id first. */
  posts(count: number, name?: 'ada' | 'dave'): Promise<StatusId[]>
}

/** Bob on a server without posts, created again before each test of the file. */
export function feedWorld(): FeedWorld {
  let world: TestSession
  const asked: string[] = []

  beforeEach(async () => {
    asked.length = 0
    world = await openTestSession({
      through: (send) => (url, init) => {
        asked.push(`${init.method ?? 'GET'} ${new URL(url).pathname}${new URL(url).search}`)
        return send(url, init)
      },
    })
  })
  afterEach(() => world.close())

  const rows = (key: StatusFeedKey = 'public') =>
    feedsOf(world.session)
      .at(key)
      .get()
      .rows.map((row) => (row.kind === 'gap' ? 'gap' : row.id))
  const textOf = (id: string) => world.session.entities.statuses.get(id as StatusId)?.content.replaceAll(/<[^>]+>/g, '')

  return {
    get world() {
      return world
    },
    get session() {
      return world.session
    },
    asked,
    rows,
    texts: (key) => rows(key).map((id) => (id === 'gap' ? 'gap' : textOf(id))),
    async posts(count, name = 'ada') {
      const ids: StatusId[] = []
      for (let number = 1; number <= count; number += 1) {
        // The instance makes ids from the time.
        world.server.clock.advance(1)
        ids.unshift(await postAs(world.server, name, `Post ${number}`))
      }
      return ids
    },
  }
}
