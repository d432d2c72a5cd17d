'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { Suspense, useLayoutEffect, useRef, useState } from 'react'

import { lazyComponent } from '#lib/lazyComponent.ts'
import { afterFirstPictures } from '#lib/afterFirstPictures.ts'
import { keepTrying } from '#lib/keepTrying.ts'

import type { AidsProps } from './Aids.tsx'

const Aids = lazyComponent(async () => (await import(/* chunk: page */ './Aids.tsx')).Aids)

const fetchAids = async () => Aids.preload()

/**
 * Brings the aids when the page is drawn, or with the first key, which waits for them. Keys are kept from the first picture on
 * until the aids take them. Where the aids cannot be had they are asked for again, at the latest by the next key.
 */
export function LateAids({ router, lists }: Omit<AidsProps, 'takeEarly'>) {
  const early = useRef<KeyboardEvent[] | null>([])
  const [areHere, setHere] = useState(false)
  // Before the browser paints: whoever sees a post may press a key for it.
  useLayoutEffect(() => {
    const show = () => setHere(true)
    const keep = (event: KeyboardEvent) => {
      if (!early.current?.push(event)) return
      void fetchAids().then(show, () => early.current?.splice(0))
    }
    window.addEventListener('keydown', keep)
    let stop = afterFirstPictures(window, () => {
      stop = keepTrying(fetchAids, show)
    })
    return () => {
      stop()
      window.removeEventListener('keydown', keep)
    }
  }, [])
  return (
    areHere && (
      <Suspense>
        <Aids
          router={router}
          lists={lists}
          takeEarly={() => {
            const keys = early.current ?? []
            early.current = null
            return keys
          }}
        />
      </Suspense>
    )
  )
}
