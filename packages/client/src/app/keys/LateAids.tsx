import { Suspense, useEffect, useState } from 'react'

import type { Router } from '#app/router/createRouter.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { afterDrawing } from '#lib/afterDrawing.ts'
import { keepTrying } from '#lib/keepTrying.ts'

const Aids = lazyComponent(async () => (await import('./Aids.tsx')).Aids)

/** Brings the aids when the page is drawn, or with the first key, which waits for them. Where they cannot be had they are asked for again, at the latest by the next key. */
export function LateAids({ router }: { router: Router }) {
  const [early] = useState<KeyboardEvent[]>([])
  const [areHere, setHere] = useState(false)
  useEffect(() => {
    if (areHere) return undefined
    const bring = () =>
      void Promise.resolve(Aids.preload()).then(
        () => setHere(true),
        () => early.splice(0),
      )
    const keep = (event: KeyboardEvent) => {
      early.push(event)
      bring()
    }
    window.addEventListener('keydown', keep)
    let stop = afterDrawing(window, () => {
      stop = keepTrying(
        async () => Aids.preload(),
        () => setHere(true),
      )
    })
    return () => {
      stop()
      window.removeEventListener('keydown', keep)
    }
  }, [areHere, early])
  return (
    areHere && (
      <Suspense>
        <Aids router={router} early={early} />
      </Suspense>
    )
  )
}
