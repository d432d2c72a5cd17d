import type { Session } from '#data/session/Session.ts'
import { keepStartHints } from '#data/session/StartHints.ts'
import type { Stop } from '#lib/Cell.ts'

/** Keeps what `src/earlyRequest.ts` needs to know at the next start. */
export function startHints({ device, settings }: Session): Stop {
  const keep = () => {
    const theme = settings.isChosen('theme') ? settings.get('theme') : null
    keepStartHints(device.kept, { theme, replyVisibility: settings.get('replyVisibility') })
  }
  keep()
  const stops = [settings.subscribe('theme', keep), settings.subscribe('replyVisibility', keep)]
  return () => {
    for (const stop of stops) stop()
  }
}
