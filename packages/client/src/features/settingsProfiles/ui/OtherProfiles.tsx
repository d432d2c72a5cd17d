import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import css from './SettingsProfiles.module.css'

export interface OtherProfilesProps {
  names: readonly string[]
  onRemove: (name: string) => void
}

/** The settings profiles that this device does not use. One is deleted after a question, because it cannot be restored. */
export function OtherProfiles({ names, onRemove }: OtherProfilesProps) {
  const t = useT()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <ul className={css.others} aria-label={t('settingsProfiles.others')}>
        {names.map((name) => (
          <li key={name} className={css.other}>
            <bdi>{name}</bdi>
            <Button size="small" aria-label={t('settingsProfiles.removeOf', { name })} onClick={() => setChosen(name)}>
              {t('settingsProfiles.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <ConfirmDialog
          title={t('settingsProfiles.remove.title', { name: chosen })}
          confirmLabel={t('settingsProfiles.remove')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          onCancel={() => setChosen(null)}
          onConfirm={() => {
            setChosen(null)
            onRemove(chosen)
          }}
        >
          {t('settingsProfiles.remove.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
