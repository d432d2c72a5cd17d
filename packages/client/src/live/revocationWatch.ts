import type { Stop } from '@rookery/store/Cell'
import { keepTrying } from '#lib/keepTrying.ts'
import { revocationsKey } from '#features/session/model/revocationsKey.ts'
import type { RevocationOptions } from './startRevocations.ts'

/** Starts the revocation of tokens once one is to be revoked. Most visits have none. */
export function watchRevocations(options: RevocationOptions): Stop {
  const { shown, window } = options
  let stop: Stop | null = null
  const check = () => {
    if (stop || shown.get().session.device.stored.get(revocationsKey) === null) return
    stop = keepTrying(
      () => import('./startRevocations.ts'),
      ({ startRevocations }) => {
        stop = startRevocations(options)
      },
    )
  }
  const stopFollowing = shown.subscribe(check)
  window.addEventListener('storage', check)
  check()
  return () => {
    stopFollowing()
    window.removeEventListener('storage', check)
    stop?.()
  }
}
