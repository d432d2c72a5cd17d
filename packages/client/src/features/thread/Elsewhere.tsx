import { useStatus } from '#data/entities/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useThreadSurface } from '#parts/thread/ThreadSurface.ts'
import css from './Elsewhere.module.css'

/** Under a conversation that began on another server, which may know more of it than this one: the way there. */
export function Elsewhere() {
  const t = useT()
  const { view } = useThreadSurface()
  const first = useStatus(useCellPart(view.picture, ({ tree }) => tree.keys().next().value ?? null))
  if (first === undefined || first.isLocal || first.deleted || first.url === null) return null
  return (
    <a className={css.way} href={first.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {t('thread.elsewhere', { host: new URL(first.url).host })}
    </a>
  )
}
