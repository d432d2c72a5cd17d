import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'

import { useT } from '#i18n/useT.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Screen } from '#parts/screen/Screen.tsx'

/** In the place of a screen that failed to load or to draw; the shell around it stays usable. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Screen title={t('error.title')}>
      <ErrorState retry={{ label: t('general.retry'), onRetry: retry }}>{t('error.text')}</ErrorState>
    </Screen>
  )
}
