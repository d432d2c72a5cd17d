import type { FallbackProps } from '#ui/ErrorBoundary.tsx'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'

/** Shown instead of a screen that failed to load or to draw; the shell around it stays usable. */
export function ErrorScreen({ onRetry }: FallbackProps) {
  const t = useT()
  return (
    <Screen title={t('error.title')}>
      <ErrorState retry={{ label: t('general.retry'), onRetry }}>{t('error.text')}</ErrorState>
    </Screen>
  )
}
