import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'

/** Draws highlighted posts in the colours that the user chose. Users without highlights load no code for it. */
export function startHighlights(session: Session, page: Document): Stop {
  const settings = settingsOf(session)
  let stop: Stop | null = null
  let isStopped = false
  const stopFollowing = settings.subscribe('highlights', adjust)
  adjust()

  function adjust(): void {
    const colours = Object.values(settings.get('highlights')).flatMap(({ type, color }) => (type === 'disabled' ? [] : [color]))
    if (colours.length === 0 && stop === null) return
    import('./highlightStylesheet.ts').then(
      ({ drawHighlights }) => {
        if (isStopped) return
        stop?.()
        stop = drawHighlights(colours, page)
      },
      () => {
        // Posts are read without the marks until the code can be had.
      },
    )
  }

  return () => {
    isStopped = true
    stopFollowing()
    stop?.()
  }
}
