import { href } from '#features/addresses/model/href.ts'
import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { storeStartHints } from '#features/session/model/StartHints.ts'
import { themeChoice, themeChoiceKeys } from '#features/settings/model/themeChoice.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'

/** The timelines whose first page is requested before the client has loaded. */
const asked = ['home', 'public', 'all', 'bubble'] as const

/** Stores the data that `src/earlyRequest.ts` needs at the next start. */
export function recordStartHints(session: Session, landing: (session: Session) => string): Stop {
  const { device, key, me, server } = session
  const settings = settingsOf(session)
  const places = scrollPositionsOf(session)
  const store = () => {
    // Nothing of an account that was signed out stays on the device.
    if (me !== null && device.accounts.at(key) === undefined) return
    storeStartHints(device.stored, key, {
      theme: themeChoice(settings),
      replyVisibility: settings.get('replyVisibility'),
      landing: landing(session),
      places: asked.flatMap((feed) => (places.get(feed) ? href[feed]() : [])),
      lacks: server.get().lacks,
    })
  }
  store()
  const stops = [
    ...themeChoiceKeys.map((setting) => settings.subscribe(setting, store)),
    settings.subscribe('replyVisibility', store),
    server.subscribe(store),
    places.onRest(store),
  ]
  return () => {
    // A reader who leaves before they rest has a place, too.
    store()
    for (const stop of stops) stop()
  }
}
