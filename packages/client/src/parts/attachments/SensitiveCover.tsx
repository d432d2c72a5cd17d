import type { Attachment } from '@rookery/api/wire/model'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import css from './AttachmentView.module.css'
import { Blurhash } from './Blurhash.tsx'
import { mediaBox } from './mediaBox.ts'

/** Stands where a sensitive attachment would be, in its size; pressing it shows the whole gallery. */
export function SensitiveCover({ attachment, onReveal }: { attachment: Attachment; onReveal: () => void }) {
  const t = useT()
  const blurs = useSetting('useBlurhash')
  const { ratio } = mediaBox(attachment.width, attachment.height)
  return (
    <div className={css.box} style={{ aspectRatio: ratio, flexGrow: ratio }}>
      {blurs && attachment.blurhash !== null && <Blurhash hash={attachment.blurhash} />}
      <button type="button" className={css.cover} data-press="media" onClick={onReveal}>
        <Icon path={eyeOffIcon} />
        <span>{t('media.sensitive')}</span>
        {attachment.description !== '' && <bdi className={css.coverText}>{attachment.description}</bdi>}
      </button>
    </div>
  )
}
