import { useState } from 'react'
import { mfaQuery } from '#features/security/model/security.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { recoveryCodesOf } from '#features/security/model/recoveryCodesOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { circleCheckIcon } from '#ui/icons/circleCheck.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { DisableMfa } from './DisableMfa.tsx'
import { MfaSetup } from './MfaSetup.tsx'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './security.module.css'

/** The second factor of signing in: a code of an authenticator, and recovery codes for when that is lost. */
export function MfaSection() {
  const t = useT()
  const session = useSession()
  const query = useSessionQuery(mfaQuery(session))
  const codes = useCell(recoveryCodesOf(session))
  const [isSettingUp, setSettingUp] = useState(false)
  const [isDisabling, setDisabling] = useState(false)
  return (
    <SettingsSection id="mfa" title={t('accountSettings.mfa.title')} hint={t('accountSettings.mfa.hint')}>
      <QueryView query={query} failed="accountSettings.mfa.error">
        {({ totp }) =>
          totp ? (
            <>
              <p className={css.state} role="status">
                <Icon path={circleCheckIcon} />
                {t('accountSettings.mfa.on')}
              </p>
              {codes ? (
                <RecoveryCodes codes={codes} onConfirmed={() => recoveryCodesOf(session).set(null)} />
              ) : (
                <NewRecoveryCodes isFirst={isSettingUp} />
              )}
              {isDisabling ? (
                <DisableMfa
                  onEnd={() => {
                    setDisabling(false)
                    setSettingUp(false)
                  }}
                />
              ) : (
                <div className={css.actions}>
                  <Button onClick={() => setDisabling(true)}>{t('accountSettings.mfa.disable')}</Button>
                </div>
              )}
            </>
          ) : isSettingUp ? (
            <MfaSetup onCancel={() => setSettingUp(false)} />
          ) : (
            <div className={css.actions}>
              <Button tone="primary" onClick={() => setSettingUp(true)}>
                {t('accountSettings.mfa.setUp')}
              </Button>
            </div>
          )
        }
      </QueryView>
    </SettingsSection>
  )
}
