import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'

import { isLikeShortcut, keepEarlyKeys, type EarlyKeys } from './keepEarlyKeys.ts'
import type { KeysProps } from './Keys.tsx'

const Keys = lazyComponent(async () => (await import('./Keys.tsx')).Keys)

const fetchKeys = async () => Keys.preload()

/** Loads the code of keys with the first one, which waits for it, or when a post gets the focus: many readers press none. */
export function LazyKeys({ router, lists, drainEarlyKeys }: KeysProps) {
  const early = useRef<Pick<EarlyKeys, 'take'> | null>(null)
  const [areHere, setHere] = useState(false)
  const settings = settingsOf(useSession())
  const areOn = useEffectEvent(() => settings.get('keyboardShortcuts'))
  const notify = useMissingCode()
  const onLost = useEffectEvent(() => {
    if (areOn()) notify()
  })
  const drainBefore = useEffectEvent(drainEarlyKeys)
  useLayoutEffect(() => {
    const show = () => setHere(true)
    const keys = keepEarlyKeys(window, fetchKeys, { onLoad: show, onLost: () => onLost() }, drainBefore())
    const stop = new AbortController()
    const { signal } = stop
    early.current = {
      take() {
        stop.abort()
        return keys.take()
      },
    }
    // Firefox would search the page, and take the letters that follow.
    const keepFromBrowser = (event: KeyboardEvent) => event.key === '/' && isLikeShortcut(event) && areOn() && event.preventDefault()
    window.addEventListener('keydown', keepFromBrowser, { signal })
    const look = () => {
      // The description of a post is optional: the next focus tries again.
      if (document.activeElement?.matches('article')) void fetchKeys().then(show, () => {})
    }
    look()
    window.addEventListener('focusin', look, { signal })
    return () => {
      stop.abort()
      keys.stop()
    }
  }, [])
  return (
    areHere && (
      <Suspense>
        <Keys router={router} lists={lists} drainEarlyKeys={() => early.current?.take() ?? []} />
      </Suspense>
    )
  )
}
