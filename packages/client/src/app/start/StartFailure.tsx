import { ApiError } from '@rookery/api/http/ApiError'
import { useState } from 'react'
import { callMessage } from '#features/notices/model/errorMessage.ts'
import { messageText } from '#features/notices/model/Message.ts'
import type { Device } from '#features/session/model/Device.ts'
import type { Translate } from '#i18n/t.ts'

import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { ErrorState } from '#ui/ErrorState.tsx'

import css from './StartFailure.module.css'

const ServerChoice = lazyComponent(async () => (await import('#features/servers/ui/ServerChoice.tsx')).ServerChoice)

export interface StartFailureProps {
  device: Device
  host: string
  /** Why the start failed: an ApiError, or an error of ours. */
  error: unknown
  /** Tries once more; resolves when that has ended, in this screen again or in the client. */
  onRetry: () => Promise<void>
}

/** Replaces a blank page if the server is unknown and does not respond. Where there is no server, a visitor chooses one. */
export function StartFailure({ device, host, error, onRetry }: StartFailureProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const hasChoice = useLoaded(ServerChoice, device.accounts.current() === null)
  const retry = () => {
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }
  const failure = (
    <main className={css.page}>
      <h1>{host}</h1>
      <ErrorState retry={{ label: t('general.retry'), onRetry: retry, busy }}>{failureText(t, host, error)}</ErrorState>
    </main>
  )
  if (!hasChoice) return failure
  return (
    <ServerChoice device={device} error={error}>
      {failure}
    </ServerChoice>
  )
}

/** Any response proves that the server responds. */
function failureText(t: Translate, host: string, error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.text')
  if (error.status === 0) return t('start.failed', { host })
  return messageText(t, { key: 'start.refused', args: { host, reason: callMessage(error) } })
}
