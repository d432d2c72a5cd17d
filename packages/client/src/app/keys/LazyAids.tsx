import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { afterFirstImages } from '#lib/afterFirstImages.ts'
import { keepTrying } from '#lib/keepTrying.ts'

import type { AidsProps } from './Aids.tsx'
import { keepEarlyKeys, type EarlyKeys } from './keepEarlyKeys.ts'

const Aids = lazyComponent(async () => (await import('./Aids.tsx')).Aids)

const fetchAids = async () => Aids.preload()

/**
 * Loads the aids after the first render, or with the first key, which waits for them. Keys are recorded from the first render until then,
 * and handed to the aids, which load the code of keys.
 * If loading fails, it is retried with the next key at the latest.
 */
export function LazyAids({ router, lists }: Pick<AidsProps, 'router' | 'lists'>) {
  const early = useRef<EarlyKeys | null>(null)
  const [areHere, setHere] = useState(false)
  const settings = settingsOf(useSession())
  const notify = useMissingCode()
  const onLost = useEffectEvent(() => {
    if (settings.get('keyboardShortcuts')) notify()
  })
  // Before the browser paints: once a post is visible, a key may be pressed for it.
  useLayoutEffect(() => {
    const show = () => setHere(true)
    const keys = keepEarlyKeys(window, fetchAids, { onLoad: show, onLost: () => onLost() })
    early.current = keys
    let stop = afterFirstImages(window, () => {
      stop = keepTrying(fetchAids, show)
    })
    return () => {
      stop()
      keys.stop()
    }
  }, [])
  return (
    areHere && (
      <Suspense>
        <Aids router={router} lists={lists} drainEarlyKeys={() => early.current?.take() ?? []} />
      </Suspense>
    )
  )
}
