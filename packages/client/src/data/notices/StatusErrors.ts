import type { StatusId } from '@rookery/api/wire/model'
import type { Stop } from '#lib/Cell.ts'
import { createKeyedListeners } from '#lib/KeyedListeners.ts'
import type { Message } from './Message.ts'

/** Why the last action on a post failed, shown on the post until it is dismissed or an action succeeds (spec 2, section 8). */
export interface StatusErrors {
  get(id: StatusId): Message | undefined
  subscribe(id: StatusId, listener: () => void): Stop
  show(id: StatusId, message: Message): void
  clear(id: StatusId): void
}

export function createStatusErrors(): StatusErrors {
  const messages = new Map<StatusId, Message>()
  const listeners = createKeyedListeners<StatusId>()
  return {
    get: (id) => messages.get(id),
    subscribe: listeners.subscribe,
    show(id, message) {
      messages.set(id, message)
      listeners.notify(id)
    },
    clear(id) {
      if (messages.delete(id)) listeners.notify(id)
    },
  }
}
