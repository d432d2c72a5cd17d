'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import css from './OriginalThreadLink.module.css'

/** Under a conversation that began on another server: a link there, because that server may know more of it. */
export function OriginalThreadLink() {
  const t = useT()
  const { view } = useThreadSurface()
  const first = useStatus(useCellPart(view.image, ({ tree }) => tree.keys().next().value ?? null))
  if (first === undefined || first.isLocal || first.deleted || first.url === null) return null
  return (
    <a className={css.way} href={first.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {t('thread.elsewhere', { host: new URL(first.url).host })}
    </a>
  )
}
