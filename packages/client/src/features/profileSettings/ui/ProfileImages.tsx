import { useState } from 'react'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { saveProfileImage, type ProfileImage } from '#features/profileSettings/model/profileImageUploads.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { messageText } from '#features/notices/model/Message.ts'
import { FormFailure } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { MascotRow } from './MascotRow.tsx'
import { ImageDialog } from './ImageDialog.tsx'
import { ImageRow } from './ImageRow.tsx'
import css from './profile.module.css'

/** The public images of the profile, and the mascot. */
export function ProfileImages() {
  const t = useT()
  const session = useSession()
  const account = useAccount(session.me)
  const hasOptions = useCapability('profileOptions')
  const hasMascot = useCapability('accountCare')
  const [chosen, setChosen] = useState<{ readonly kind: ProfileImage; readonly file: File } | null>(null)
  const [resetting, setResetting] = useState<ProfileImage | null>(null)
  const { busy, failure, send } = useSubmit()
  if (account === undefined) return null
  const { avatar, header, background } = account
  const shown = { avatar, header, background } as const
  const kinds: readonly ProfileImage[] = hasOptions ? ['avatar', 'header', 'background'] : ['avatar', 'header']

  function reset(kind: ProfileImage): void {
    setResetting(null)
    void send(async () => {
      const error = await saveProfileImage(session, kind, null)
      return error && { key: 'accountSettings.pictures.resetFailed', args: { error } }
    })
  }

  return (
    <SettingsSection id="pictures" title={t('accountSettings.pictures.title')}>
      <FormFailure>{failure && messageText(t, failure)}</FormFailure>
      <div className={css.pictures}>
        {kinds.map((kind) => (
          <ImageRow
            key={kind}
            kind={kind}
            src={shown[kind] ?? ''}
            busy={busy}
            onFile={(file) => setChosen({ kind, file })}
            onReset={hasOptions && shown[kind] ? () => setResetting(kind) : undefined}
          />
        ))}
        {hasMascot && <MascotRow />}
      </div>
      {chosen && <ImageDialog kind={chosen.kind} file={chosen.file} onClose={() => setChosen(null)} />}
      {resetting && (
        <ConfirmDialog
          title={t(`accountSettings.pictures.${resetting}.reset`)}
          confirmLabel={t('accountSettings.pictures.reset')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          onConfirm={() => reset(resetting)}
          onCancel={() => setResetting(null)}
        >
          {t('accountSettings.pictures.resetText')}
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}
