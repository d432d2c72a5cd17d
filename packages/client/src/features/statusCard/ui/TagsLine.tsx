import type { StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import css from './StatusLines.module.css'
import { tagsBeside } from '#features/statusCard/model/tagsBeside.ts'

/** Number of tags before "+N more": sites that list them separately have many. */
const shown = 5

/** Hashtags of a post that are not in its text. */
export function TagsLine({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  const [open, setOpen] = useState(false)
  if (status === undefined || status.tags.length === 0) return null
  const tags = tagsBeside(status, contentTreeOf(status).nodes)
  if (tags.length === 0) return null
  const rest = open ? 0 : tags.length - shown
  return (
    <p className={css.mentions}>
      {(rest > 0 ? tags.slice(0, shown) : tags).map((tag) => (
        <a key={tag} href={href.tag(tag)} data-hashtag={tag}>
          <bdi>#{tag}</bdi>
        </a>
      ))}
      {rest > 0 && (
        <button type="button" className={css.more} aria-label={t('status.moreTags', { count: rest })} onClick={() => setOpen(true)}>
          {t('general.moreCount', { count: rest })}
        </button>
      )}
    </p>
  )
}
