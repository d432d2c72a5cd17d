import type { StatusId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { addressOfNameless, isNameless } from '#features/threads/model/responded.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import css from './MissingPost.module.css'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'

/** Placeholder of a post that has replies and was not sent by the server. */
export function MissingPost({ id, spot, tail }: { id: StatusId; spot: string | undefined; tail: ReactNode }) {
  const t = useT()
  const session = useSession()
  const { origin } = session
  const threads = threadsOf(session)
  const { opened } = useThreadSurface()
  const thread = threads.at(opened)
  const isDeleted = useCellPart(thread, (state) => state.deleted.has(id))
  const isSought = useCellPart(thread, (state) => state.sought.has(id))
  const address = addressOfNameless(id)
  const isElsewhere = address !== null && new URL(address).origin !== origin
  return (
    <article className={css.missing} tabIndex={0} aria-labelledby={[spot, `missing-${id}`].filter(Boolean).join(' ')} data-missing={id}>
      <p id={`missing-${id}`}>{t(isDeleted || isNameless(id) ? 'thread.missing.gone' : 'thread.missing')}</p>
      {isElsewhere && (
        // The link opens inside where this server can fetch the post after all.
        <LinkButton size="small" href={address} target="_blank" rel="noopener noreferrer nofollow ugc" data-outside="">
          {t('post.openOriginal')}
        </LinkButton>
      )}
      {!isDeleted && !isNameless(id) && (
        <Button size="small" busy={isSought} onClick={() => void threads.lookFor(opened, id)}>
          {t('thread.missing.look')}
        </Button>
      )}
      {tail}
    </article>
  )
}
