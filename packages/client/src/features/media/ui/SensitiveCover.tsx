import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { Attachment } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import css from './AttachmentView.module.css'
import { Blurhash } from './Blurhash.tsx'
import { coverText } from '#features/media/model/coverText.ts'

export interface SensitiveCoverProps {
  attachment: Attachment
  /** The title of the filter that covers it; null for one that its author marked. */
  filter: string | null
  onReveal: () => void
}

/** Covers a sensitive or filtered attachment in its size: with its blurhash, the user's own image, or plain. */
export function SensitiveCover({ attachment, filter, onReveal }: SensitiveCoverProps) {
  const t = useT()
  const blurs = useSetting('useBlurhash')
  const censor = useSetting('nsfwCensorImage')
  const { origin } = useSession()
  const preloads = useSetting('preloadImage')
  return (
    <>
      {blurs && censor === null && attachment.blurhash !== null && <Blurhash hash={attachment.blurhash} />}
      {censor !== null && <img className={css.media} src={new URL(censor, origin).href} alt="" />}
      {/* Neither visible nor announced: only fetched, so that it is ready when it is opened. */}
      {preloads && attachment.kind === 'image' && <img hidden src={attachment.previewUrl} alt="" />}
      <button type="button" className={css.cover} onClick={onReveal}>
        <Icon path={eyeOffIcon} />
        <span>{coverText(t, filter)}</span>
        {attachment.description !== '' && (
          <bdi className={css.coverText}>
            <PlainText text={attachment.description} />
          </bdi>
        )}
      </button>
    </>
  )
}
