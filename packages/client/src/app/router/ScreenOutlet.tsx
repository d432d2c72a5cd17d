import { Suspense, useEffect, useLayoutEffect } from 'react'

import { focusHeading } from '#app/page/focusHeading.ts'
import { ErrorScreen } from '#app/screens/ErrorScreen.tsx'
import { NotFoundScreen } from '#app/screens/NotFoundScreen.tsx'
import { PendingScreen } from '#app/screens/PendingScreen.tsx'
import { useCell } from '#lib/useCell.ts'

import type { Router, Shown } from './createRouter.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

/** The screen that stands at the address. */
export function ScreenOutlet({ router }: { router: Router }) {
  const shown = useCell(router.shown)
  return (
    <>
      <ScrollOnArrival shown={shown} />
      <ErrorBoundary key={shown.pathname} fallback={ErrorScreen}>
        <Suspense fallback={<PendingScreen />}>
          {shown.route ? shown.route.screen(shown.params) : <NotFoundScreen />}
          <FocusOnArrival isFirst={shown.isFirst} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/**
 * Scrolls before the screen's own effects run, which comes from standing before it: a list may then put the reader
 * where they were by the post, which pixels cannot.
 */
function ScrollOnArrival({ shown: { visit, scrollTo } }: { shown: Shown }) {
  useLayoutEffect(() => {
    if (scrollTo !== null) window.scrollTo({ top: scrollTo, behavior: 'instant' })
  }, [visit, scrollTo])
  return null
}

/**
 * After a change of screen the heading takes the focus, so that a screen reader says it once and Tab goes on from there.
 * The first screen leaves the focus where it is. It stands inside the boundary, so that it waits for the screen's code.
 */
function FocusOnArrival({ isFirst }: { isFirst: boolean }) {
  useEffect(() => {
    if (!isFirst) focusHeading(document)
  }, [isFirst])
  return null
}
