import { href } from '#features/addresses/model/href.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { warningIcon } from '#ui/icons/warning.ts'

import css from './signIn.module.css'
import type { SignInFlow } from '#features/signIn/model/signInFlow.ts'

/** An error message that can be dismissed. */
export function FailureBox({ failure, onDismiss }: { failure: SignInFlow['failure']; onDismiss: () => void }) {
  const t = useT()
  return (
    <div className={css.alert} role="alert">
      {failure && (
        <div className={css.failure}>
          <Icon path={warningIcon} />
          <p className={css.failureText} dir="auto">
            {messageText(t, failure.message)}
            {failure.isUnconfirmed && (
              <>
                {' '}
                <a href={href.awaitingEmailConfirmation()}>{t('login.confirmAgain')}</a>
              </>
            )}
          </p>
          <IconButton icon={closeIcon} label={t('general.dismiss')} onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
