import { useState } from 'react'

import { useT } from '#i18n/useT.ts'
import { ErrorState } from '#ui/ErrorState.tsx'

import css from './StartFailure.module.css'

export interface StartFailureProps {
  host: string
  /** False when something else broke than the way to the server. */
  unreachable: boolean
  /** Tries once more; resolves when that has ended, in this screen again or in the client. */
  onRetry: () => Promise<void>
}

/** Instead of a blank page when nothing is known of the server and it does not answer. */
export function StartFailure({ host, unreachable, onRetry }: StartFailureProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }
  return (
    <main className={css.page}>
      <h1>{host}</h1>
      <ErrorState retry={{ label: t('general.retry'), onRetry: retry, busy }}>
        {unreachable ? t('start.failed', { host }) : t('error.text')}
      </ErrorState>
    </main>
  )
}
