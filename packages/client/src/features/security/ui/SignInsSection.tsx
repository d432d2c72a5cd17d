import type { SignedInApp } from '@rookery/api/calls/tokens'
import { useState } from 'react'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { signedInAppsQuery } from '#features/security/model/security.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { endSignIn, ownSignIn, signedInAt } from '#features/security/model/endSignIn.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useUnsent } from '#features/signIn/model/useUnsent.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { UnsentWork } from '#features/signIn/ui/UnsentWork.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import css from './security.module.css'

/** Number of sign-ins that are shown first: servers store them for years. */
const max = 10

/** Which programs are signed in to the account, and how to end that. */
export function SignInsSection() {
  const t = useT()
  const session = useSession()
  const query = useSessionQuery(signedInAppsQuery(session))
  const [ending, setEnding] = useState<SignedInApp | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<Message | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const own = ownSignIn(session)

  async function end({ id }: SignedInApp): Promise<void> {
    setEnding(null)
    setBusy(id)
    setFailure(null)
    const error = await endSignIn(session, id)
    setBusy(null)
    setFailure(error && { key: 'accountSettings.signIns.failed', args: { error } })
  }

  return (
    <SettingsSection id="signIns" title={t('accountSettings.signIns.title')} hint={t('accountSettings.signIns.hint')}>
      <FormFailure>{failure && messageText(t, failure)}</FormFailure>
      <QueryView query={query} failed="accountSettings.signIns.error">
        {(apps) => {
          // This device first, then the latest sign-ins.
          const sorted = apps.toReversed().toSorted((a, b) => Number(b.id === own) - Number(a.id === own))
          const shown = showsAll ? sorted : sorted.slice(0, max)
          return (
            <>
              <ul className={css.rows}>
                {shown.map((app) => (
                  <SignInRow key={app.id} app={app} isOwn={app.id === own} busy={busy === app.id} onEnd={() => setEnding(app)} />
                ))}
              </ul>
              {shown.length < sorted.length && (
                <Button tone="quiet" size="small" onClick={() => setShowsAll(true)}>
                  {t('accountSettings.signIns.all', { count: sorted.length })}
                </Button>
              )}
              {own === null && <p className={css.faint}>{t('accountSettings.signIns.ownUnknown')}</p>}
            </>
          )
        }}
      </QueryView>
      {ending && <EndDialog app={ending} isOwn={ending.id === own} onConfirm={() => void end(ending)} onCancel={() => setEnding(null)} />}
    </SettingsSection>
  )
}

interface EndDialogProps {
  app: SignedInApp
  isOwn: boolean
  onConfirm: () => void
  onCancel: () => void
}

function EndDialog({ app: { appName }, isOwn, onConfirm, onCancel }: EndDialogProps) {
  const t = useT()
  const unsent = useUnsent()
  // Ending this device's own sign-in deletes unsent work.
  if (isOwn && !unsent) return null
  return (
    <ConfirmDialog
      title={t('accountSettings.signIns.confirm', { app: appName })}
      confirmLabel={t(isOwn ? 'signOut.action' : 'accountSettings.signIns.revoke')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t(isOwn ? 'accountSettings.signIns.confirmOwn' : 'accountSettings.signIns.confirmText')}</p>
      {isOwn && unsent && <UnsentWork unsent={unsent} />}
    </ConfirmDialog>
  )
}

interface SignInRowProps {
  app: SignedInApp
  isOwn: boolean
  busy: boolean
  onEnd: () => void
}

function SignInRow({ app: { appName, validUntil }, isOwn, busy, onEnd }: SignInRowProps) {
  const t = useT()
  const { clock, token } = useSession()
  const formats = useFormats()
  const since = signedInAt(validUntil, token?.lifetime, clock.now())
  const inWords = (time: number) => formats.date(time, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <div className={css.rowText}>
        <p className={css.name}>
          <bdi>{appName}</bdi>
          {isOwn && <span className={css.own}>{t('accountSettings.signIns.own')}</span>}
        </p>
        <p className={css.faint}>
          {since !== null && t('accountSettings.signIns.since', { date: inWords(since) })}
          {since !== null && validUntil !== null && ' · '}
          {validUntil !== null &&
            t('accountSettings.signIns.until', { date: formats.date(Date.parse(validUntil), { dateStyle: 'medium' }) })}
        </p>
      </div>
      <Button
        size="small"
        busy={busy}
        aria-label={isOwn ? undefined : t('accountSettings.signIns.revokeOf', { app: appName })}
        onClick={onEnd}
      >
        {t(isOwn ? 'signOut.action' : 'accountSettings.signIns.revoke')}
      </Button>
    </li>
  )
}
