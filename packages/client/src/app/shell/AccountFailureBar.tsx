import { useState } from 'react'

import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { AccountFailure } from '#features/session/model/tokenCheck.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Button } from '#ui/Button.tsx'

import css from './OfflineBar.module.css'

const texts = {
  none: 'ownProfile.failed',
  scopes: 'ownProfile.scopes',
  unconfirmed: 'ownProfile.refused',
  other: 'ownProfile.refused',
} as const satisfies Record<NonNullable<AccountFailure['refusal']> | 'none', MessageId>

/**
 * Says why the server does not confirm the account, and offers a way out: the confirmation mail once more, a new sign-in for a missing
 * permission, or another try.
 */
export function AccountFailureBar() {
  const t = useT()
  const session = useSession()
  const failure = useCell(session.accountFailure)
  const { pathname, search, hash } = useCell(useNavigation().address)
  const [busy, setBusy] = useState(false)
  const [notified, setShown] = useState<Message | null>(null)
  // A missing response is shown as a lost connection, and a rejected token by its own bar.
  const isShown = failure !== null && !failure.isDead && failure.error.kind !== 'network' && failure.error.kind !== 'aborted'
  const refusal = failure?.refusal ?? null
  const wait = (work: Promise<unknown>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  return (
    <div role="status">
      {isShown && (
        <p className={css.bar}>
          {notified ? messageText(t, notified) : t(texts[refusal ?? 'none'], { error: messageText(t, errorMessage(failure.error)) })}
          {refusal === 'unconfirmed' && (
            <Button tone="quiet" busy={busy} onClick={() => wait(resend(session).then(setShown))}>
              {t('ownProfile.resend')}
            </Button>
          )}
          {refusal === 'scopes' ? (
            <a href={loginFrom(pathname + search + hash)}>{t('ownProfile.signIn')}</a>
          ) : (
            <Button tone="quiet" busy={busy} onClick={() => wait(session.checkToken(true).then(() => setShown(null)))}>
              {t('general.retry')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** Loads the action on demand: few people ever need it. */
async function resend(session: Session): Promise<Message> {
  const { resendConfirmation } = await import('#features/registration/model/resendConfirmation.ts')
  return resendConfirmation(session, null)
}
