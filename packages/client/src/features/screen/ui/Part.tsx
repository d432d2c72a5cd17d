import { Suspense, type FunctionComponent, type ReactNode } from 'react'

import { ErrorBoundary, type FallbackProps } from '#ui/ErrorBoundary.tsx'
import { useT } from '#i18n/useT.ts'
import { ErrorState } from '#ui/ErrorState.tsx'

/** A part of the shell with its own loading and error state, so that the rest of the page is not affected. */
export function Part({
  waiting = null,
  failure = PartFailure,
  children,
}: {
  waiting?: ReactNode
  failure?: FunctionComponent<FallbackProps>
  children: ReactNode
}) {
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function PartFailure({ onRetry }: FallbackProps) {
  const t = useT()
  return <ErrorState retry={{ label: t('general.retry'), onRetry }}>{t('error.text')}</ErrorState>
}
