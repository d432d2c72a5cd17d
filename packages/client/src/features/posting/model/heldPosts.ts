import type { Timer } from '@rookery/api/http/Clock'
import type { PostResult } from './sendDraft.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'

export interface HeldPost {
  readonly send: () => Promise<PostResult>
  readonly undo: () => void
}

/** Posts that are delayed for undo. If the page is left meanwhile, they stay drafts. */
export interface HeldPosts {
  /** Resolves to null if the user undid it. */
  hold(seconds: number, post: HeldPost): Promise<PostResult | null>
  /** Shows why a post was not sent if its form is closed, or has another text by now. */
  showRefusal(error: Message, giveBack: () => void): void
  stop(): void
}

export function createHeldPosts({ clock, notices }: Session): HeldPosts {
  const timers = new Set<Timer>()
  return {
    hold: (seconds, { send, undo }) =>
      new Promise((resolve, reject) => {
        const timer = clock.after(seconds * 1000, () => {
          timers.delete(timer)
          notices.close(notice)
          send().then(resolve, reject)
        })
        timers.add(timer)
        const notice = notices.show({
          level: 'info',
          messageKey: 'composer.held',
          args: { seconds },
          action: {
            label: 'general.undo',
            run: () => {
              timer.cancel()
              timers.delete(timer)
              undo()
              resolve(null)
            },
          },
        })
      }),
    showRefusal: (error, giveBack) =>
      void notices.show({
        messageKey: 'composer.notSent',
        args: { error },
        action: { label: 'drafts.continue', run: giveBack },
      }),
    stop() {
      for (const timer of timers) timer.cancel()
    },
  }
}
