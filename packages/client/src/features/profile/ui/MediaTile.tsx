import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useMediaFilter } from '#features/filters/model/useMediaFilter.ts'
import { covers } from '#features/filters/model/FilterVerdict.ts'
import { useVerdict } from '#features/filters/model/useVerdict.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { isKnownTime } from '#lib/isKnownTime.ts'
import { Icon } from '#ui/Icon.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { messageIcon } from '#ui/icons/message.ts'
import { photoIcon } from '#ui/icons/photo.ts'
import css from './MediaGrid.module.css'
import { TileImage } from './TileImage.tsx'

/** A post in the grid: its first attachment, the number of attachments, and a link to the post. */
export function MediaTile({ id }: { id: StatusId }) {
  const t = useT()
  const formats = useFormats()
  const status = useStatus(id)
  const isCovered = covers(useVerdict(id))
  const filter = useMediaFilter(id)
  const [first] = status?.attachments ?? []
  if (status === undefined || first === undefined) return null
  const { createdAt } = status
  const date = isKnownTime(createdAt) ? formats.date(Date.parse(createdAt), { dateStyle: 'long' }) : t('status.unknownTime')
  if (isCovered) {
    return (
      <a className={css.tile} href={href.status(id)} aria-label={t('profile.media.covered', { date })}>
        <span className={css.sign}>
          <Icon path={eyeOffIcon} />
        </span>
      </a>
    )
  }
  const post = t('profile.media.post', { date })
  const count = status.attachments.length
  return (
    <div className={css.tile}>
      <TileImage id={id} attachment={first} isSensitive={status.sensitive} filter={filter} />
      {count > 1 && (
        <span className={css.count} role="img" aria-label={t('media.group', { count })}>
          <Icon path={photoIcon} />
          {formats.number(count)}
        </span>
      )}
      <a className={css.post} href={href.status(id)} aria-label={post} title={post}>
        <Icon path={messageIcon} />
      </a>
    </div>
  )
}
