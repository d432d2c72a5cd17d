import type { TabBus } from '#features/session/model/TabBus.ts'
import type { TabMessage } from '#features/session/model/TabMessage.ts'

/** Two ends of one channel, with the sent messages. */
export function twoTabs(): { here: TabBus; there: TabBus; told: TabMessage[] } {
  const notified: TabMessage[] = []
  const listeners = { here: new Set<(message: TabMessage) => void>(), there: new Set<(message: TabMessage) => void>() }
  const end = (own: 'here' | 'there', other: 'here' | 'there'): TabBus => ({
    notify(message) {
      notified.push(message)
      for (const listener of listeners[other]) listener(message)
    },
    subscribe(listener) {
      listeners[own].add(listener)
      return () => listeners[own].delete(listener)
    },
    close: () => listeners[own].clear(),
  })
  return { here: end('here', 'there'), there: end('there', 'here'), told: notified }
}
