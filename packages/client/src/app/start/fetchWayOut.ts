import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { keepTrying } from '#lib/keepTrying.ts'

/** Fetches the menus, windows and services of signing out, because that must also work without a connection. */
export function fetchWayOut({ me }: Session): Stop {
  if (me === null) return () => {}
  return keepTrying(
    () => Promise.all([import('#app/shell/AccountWindow.tsx'), import('#app/shell/SignOutDialog.tsx'), import('#live/revocations.ts')]),
    () => {},
  )
}
