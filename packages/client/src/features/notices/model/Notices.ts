import type { Clock, Timer } from '@rookery/api/http/Clock'
import { createCell, type Cell } from '@rookery/store/Cell'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Message } from './Message.ts'

export type NoticeLevel = 'error' | 'warning' | 'info' | 'success'

/** A message to the user, above the rest of the page. */
export interface Notice {
  readonly id: number
  readonly level: NoticeLevel
  readonly messageKey: MessageId
  readonly args: Readonly<Record<string, string | number | Date | Message>>
  /** Milliseconds; null stays until it is closed. */
  readonly timeout: number | null
  readonly action: NoticeAction | null
}

/** A button of a notice; pressing it closes the notice. */
export interface NoticeAction {
  readonly label: MessageId
  readonly run: () => void
}

export interface NoticeOptions {
  /** `error` when absent. */
  readonly level?: NoticeLevel
  readonly messageKey: MessageId
  readonly args?: Notice['args']
  readonly timeout?: number
  readonly action?: NoticeAction
}

export interface Notices extends Cell<readonly Notice[]> {
  /** Shows a notice and returns its id. Showing an equal notice again restarts its timer, unless it has a button. */
  show(options: NoticeOptions): number
  close(id: number): void
  /** Stops the time of a notice that is being read (pointer or focus on it). */
  pause(id: number): void
  resume(id: number): void
  /** The last 50, newest first, also those that went away. */
  readonly history: Cell<readonly Notice[]>
}

const maxInHistory = 50

export function createNotices(clock: Clock): Notices {
  const shown = createCell<readonly Notice[]>([])
  const history = createCell<readonly Notice[]>([])
  const running = new Map<number, { timer: Timer; endsAt: number }>()
  const paused = new Map<number, number>()
  let nextId = 1

  function close(id: number): void {
    running.get(id)?.timer.cancel()
    running.delete(id)
    paused.delete(id)
    shown.set(shown.get().filter((notice) => notice.id !== id))
  }

  function run(id: number, ms: number): void {
    running.get(id)?.timer.cancel()
    running.set(id, { timer: clock.after(ms, () => close(id)), endsAt: clock.now() + ms })
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    history,
    close,
    show({ level = 'error', messageKey, args = {}, timeout, action = null }) {
      const text = JSON.stringify([messageKey, args])
      const same = action ? undefined : shown.get().find((notice) => JSON.stringify([notice.messageKey, notice.args]) === text)
      const notice = same ?? { id: nextId++, level, messageKey, args, timeout: timeout ?? null, action }
      if (!same) {
        shown.set([...shown.get(), notice])
        history.set([notice, ...history.get()].slice(0, maxInHistory))
      }
      if (notice.timeout !== null && !paused.has(notice.id)) run(notice.id, notice.timeout)
      return notice.id
    },
    pause(id) {
      const timing = running.get(id)
      if (!timing) return
      timing.timer.cancel()
      running.delete(id)
      paused.set(id, Math.max(0, timing.endsAt - clock.now()))
    },
    resume(id) {
      const left = paused.get(id)
      if (left === undefined) return
      paused.delete(id)
      run(id, left)
    },
  }
}
