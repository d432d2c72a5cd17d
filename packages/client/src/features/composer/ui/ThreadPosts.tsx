import type { RefObject } from 'react'
import { href } from '#features/addresses/model/href.ts'
import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftExcerpt } from '#features/drafts/model/draftExcerpt.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import type { TextHandle } from '#features/posting/model/TextHandle.ts'
import css from './ThreadPosts.module.css'

export interface ThreadPostsProps {
  draft: DraftKey
  composers: Composers
  text: RefObject<TextHandle | null>
  /** The posts before the one that is being written, or those after it. */
  which: 'before' | 'after'
}

/** The other posts of a thread: each can be edited or removed. */
export function ThreadPosts({ draft, composers, text, which }: ThreadPostsProps) {
  const t = useT()
  const thread = useComposerPart(draft, ({ data }) => data.thread)
  const waits = useComposerPart(draft, ({ data }) => data.missing.length > 0)
  if (thread === null) return null
  const posts = thread[which]
  const total = thread.before.length + 1 + thread.after.length
  const first = which === 'before' ? 0 : thread.before.length + 1
  return (
    <>
      {which === 'before' && thread.continues !== null && (
        <p className={css.note}>
          {t('composer.thread.continues')} <a href={href.status(thread.continues)}>{t('composer.thread.last')}</a>
        </p>
      )}
      {posts.length > 0 && (
        <ol className={css.list} aria-label={t(which === 'before' ? 'composer.thread.before' : 'composer.thread.after')}>
          {posts.map((post, index) => {
            const at = first + index
            const place = t('composer.thread.place', { number: at + 1, total })
            return (
              <li key={at} className={css.row}>
                <span className={css.place}>{place}</span>
                <bdi className={css.text}>{draftExcerpt(post) || t('drafts.noWords')}</bdi>
                <IconButton
                  icon={editIcon}
                  label={t('composer.thread.show', { number: at + 1 })}
                  disabled={waits}
                  onClick={() => {
                    composers.dispatch(draft, { kind: 'postShown', at })
                    text.current?.focus()
                  }}
                />
                <IconButton
                  icon={trashIcon}
                  label={t('composer.thread.remove', { number: at + 1 })}
                  onClick={() => {
                    composers.dispatch(draft, { kind: 'postRemoved', at })
                    text.current?.focus()
                  }}
                />
              </li>
            )
          })}
        </ol>
      )}
      {which === 'before' && posts.length > 0 && (
        <p className={css.note}>{t('composer.thread.place', { number: posts.length + 1, total })}</p>
      )}
    </>
  )
}
