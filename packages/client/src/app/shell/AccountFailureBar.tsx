import { useState } from 'react'

import { errorMessage } from '#data/notices/errorMessage.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'

import css from './OfflineBar.module.css'

/** When the server answers, but not with whom it is that reads: what is missing on screen, and a way to ask again. */
export function AccountFailureBar() {
  const t = useT()
  const session = useSession()
  const failure = useCell(session.accountFailure)
  const [busy, setBusy] = useState(false)
  // No answer at all is told as a lost connection, and a refused token by its own bar.
  const isTold = failure !== null && failure.kind !== 'network' && failure.kind !== 'aborted' && ![401, 403].includes(failure.status)
  const retry = () => {
    setBusy(true)
    void session.checkToken(true).finally(() => setBusy(false))
  }
  return (
    <div role="status">
      {isTold && (
        <p className={css.bar}>
          {t('ownProfile.failed', { error: messageText(t, errorMessage(failure)) })}
          <Button tone="quiet" busy={busy} onClick={retry}>
            {t('general.retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
