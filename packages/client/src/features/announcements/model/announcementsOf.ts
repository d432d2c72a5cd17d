import * as calls from '@rookery/api/calls/announcements'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Announcement } from '@rookery/api/wire/announcement'
import type { Reaction } from '@rookery/api/wire/model'
import { createCell, type Cell } from '@rookery/store/Cell'
import { toSpokenError, type LoadError } from '#features/notices/model/LoadError.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { goOnWithout } from '#features/session/model/serverInfo.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'

export interface AnnouncementsState {
  /** Current announcements, newest first; null before the first response. */
  readonly list: readonly Announcement[] | null
  readonly loading: boolean
  readonly error: LoadError | null
}

/** Announcements of the server's staff, and which of them the user has read. */
export interface Announcements extends Cell<AnnouncementsState> {
  /** Fetches announcements; one request at a time. */
  load(): Promise<void>
  /** Marks one as read. Resolves to why not, null when it is. */
  markRead(id: string): Promise<Message | null>
  /** The stream delivered a new announcement, or a new text of a known one. */
  take(announcement: Announcement): void
  /** A reaction has another count; the stream says neither its image nor whether it is the reader's. */
  count(reaction: { readonly id: string; readonly name: string; readonly count: number }): void
  /** The staff took it back. */
  remove(id: string): void
}

export const announcementsOf = createSlot(openAnnouncements)

function openAnnouncements({ client, clock }: Session): Announcements {
  const state = createCell<AnnouncementsState>({ list: null, loading: false, error: null })
  const change = (part: Partial<AnnouncementsState>) => state.set({ ...state.get(), ...part })
  /** Number of local changes. Responses to requests from before a change are outdated. */
  let changes = 0

  const setList = (next: (list: readonly Announcement[]) => readonly Announcement[]) => {
    changes += 1
    const { list } = state.get()
    if (list !== null) change({ list: next(list) })
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async load() {
      if (state.get().loading) return
      change({ loading: true })
      const before = changes
      try {
        const list = await calls.list(client)
        // The response may lack changes made meanwhile; the next fetch has them.
        change({ list: before === changes ? list : (state.get().list ?? list), loading: false, error: null })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        goOnWithout(error)
        change({ loading: false, error: toSpokenError(error, clock.now()) })
      }
    },
    async markRead(id) {
      try {
        await calls.dismiss(client, id)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return errorMessage(error)
      }
      setList((list) => list.map((one) => (one.id === id ? { ...one, read: true } : one)))
      return null
    },
    take(announcement) {
      setList((list) =>
        list.some(({ id }) => id === announcement.id)
          ? list.map((one) => (one.id === announcement.id ? announcement : one))
          : [announcement, ...list],
      )
    },
    count({ id, name, count }) {
      setList((list) => list.map((one) => (one.id === id ? { ...one, reactions: withCount(one.reactions, name, count) } : one)))
    },
    remove: (id) => setList((list) => list.filter((one) => one.id !== id)),
  }
}

function withCount(reactions: readonly Reaction[], name: string, count: number): readonly Reaction[] {
  const isKnown = reactions.some((one) => one.name === name)
  const all = isKnown ? reactions : [...reactions, { name, count, me: false, url: null, accountIds: [] }]
  return all.map((one) => (one.name === name ? { ...one, count } : one)).filter((one) => one.count > 0)
}

/** How many the reader has not read. */
export function unreadAnnouncements({ list }: AnnouncementsState): number {
  return list?.filter(({ read }) => !read).length ?? 0
}
