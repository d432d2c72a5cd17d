import { PlainText } from '#features/content/ui/PlainText.tsx'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { photoOffIcon } from '#ui/icons/photoOff.ts'
import css from './MediaError.module.css'

export interface MediaErrorProps {
  description: string
  url: string
  onRetry: () => void
}

/** Shown in place of a file that did not load: its description, and two ways to get it. */
export function MediaError({ description, url, onRetry }: MediaErrorProps) {
  const t = useT()
  return (
    <div className={css.fault}>
      <Icon path={photoOffIcon} />
      <p className={css.words}>{t('attachment.failed')}</p>
      {description !== '' && (
        <p className={css.description} dir="auto">
          <PlainText text={description} />
        </p>
      )}
      <p className={css.ways}>
        <Button size="small" onClick={onRetry}>
          {t('general.retry')}
        </Button>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
          {t('attachment.openFile')}
        </a>
      </p>
    </div>
  )
}
