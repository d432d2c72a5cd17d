import { Suspense, useEffect, useLayoutEffect } from 'react'

import { ErrorScreen } from '#screens/ErrorScreen.tsx'
import { PendingScreen } from '#screens/PendingScreen.tsx'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'

import type { Router, Shown } from './createRouter.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

const NotFoundScreen = lazyComponent(async () => (await import('#screens/NotFoundScreen.tsx')).NotFoundScreen)

/** Renders the screen of the current address. */
export function ScreenOutlet({ router }: { router: Router }) {
  const shown = useCell(router.shown)
  return (
    <>
      <ScrollOnArrival shown={shown} />
      <ErrorBoundary key={shown.pathname} fallback={ErrorScreen}>
        <Suspense fallback={<PendingScreen />}>
          {shown.route ? shown.route.screen(shown.params, shown.search) : <NotFoundScreen />}
          <FocusOnArrival shown={shown} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/**
 * Scrolls before the effects of the screen run, because it is rendered before the screen: a list may then restore its position by post,
 * which pixels cannot.
 */
function ScrollOnArrival({ shown: { visit, scrollTo } }: { shown: Shown }) {
  useLayoutEffect(() => {
    if (scrollTo !== null) window.scrollTo({ top: scrollTo, behavior: 'instant' })
  }, [visit, scrollTo])
  return null
}

/**
 * Moves the focus into a new screen, so that screen readers announce it and Tab continues there. The first screen leaves the focus alone.
 * It is inside the boundary, so it waits for the screen's code.
 */
function FocusOnArrival({ shown: { isFirst, leftFrom } }: { shown: Shown }) {
  useEffect(() => {
    if (isFirst) return undefined
    const end = new AbortController()
    import('#app/page/focusArrival.ts').then(
      ({ focusArrival }) => focusArrival(document, leftFrom, end.signal),
      // Without its code the focus stays where it is.
      () => {},
    )
    return () => end.abort()
  }, [isFirst, leftFrom])
  return null
}
