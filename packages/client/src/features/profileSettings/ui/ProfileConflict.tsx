import type { useProfileDraft } from '#features/profileSettings/model/useProfileDraft.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './profile.module.css'

/** A field that was changed both here and elsewhere: the two values, with buttons to choose one. */
export function ProfileConflict({ profile }: { profile: NonNullable<ReturnType<typeof useProfileDraft>> }) {
  const t = useT()
  const formats = useFormats()
  const { conflicts, present, resolve } = profile
  const parts = formats.list(conflicts.map((part) => t(`accountSettings.part.${part}`)))
  const texts = conflicts.flatMap((part) => (part === 'displayName' || part === 'note' ? [present[part]] : []))
  return (
    <div className={css.conflict} role="alert">
      <p>{t('accountSettings.conflict.text', { parts })}</p>
      {texts.map((text) => (
        <blockquote key={text} dir="auto">
          {text || t('accountSettings.conflict.empty')}
        </blockquote>
      ))}
      <div className={css.actions}>
        <Button size="small" onClick={() => resolve('mine')}>
          {t('accountSettings.conflict.mine')}
        </Button>
        <Button size="small" onClick={() => resolve('theirs')}>
          {t('accountSettings.conflict.theirs')}
        </Button>
      </div>
    </div>
  )
}
