import type { StatusId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { covers } from '#features/filters/model/FilterVerdict.ts'
import { useVerdict } from '#features/filters/model/useVerdict.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { useFirstWords } from '#features/content/ui/useFirstWords.ts'
import { FilterReason } from '#features/filters/ui/FilterReason.tsx'
import css from './FoldedPost.module.css'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'

export interface FoldedPostProps {
  id: StatusId
  below: number
  spot: string | undefined
  isMissing: boolean
  tail: ReactNode
}

/** A folded post: its author, its first words, and its count of folded replies. A press anywhere unfolds it. */
export function FoldedPost({ id, below, spot, isMissing, tail }: FoldedPostProps) {
  const t = useT()
  const { view, keepInPlace } = useThreadSurface()
  const status = useStatus(id)
  const unfold = () => {
    keepInPlace(id)
    view.setFolded(id, false)
  }
  return (
    <article
      className={css.folded}
      tabIndex={0}
      data-status={id}
      data-folded=""
      aria-labelledby={[spot, `folded-${id}`].filter(Boolean).join(' ')}
    >
      {status && <AccountAvatar id={status.accountId} size={24} />}
      <button type="button" id={`folded-${id}`} className={css.words} aria-expanded={false} onClick={unfold}>
        {status && (
          <b className={css.name}>
            <NameWithHandle id={status.accountId} />
          </b>
        )}
        <span className={css.text}>{isMissing || !status ? t('thread.missing') : <FirstWords id={id} />}</span>
        <span className={css.count}>{t('thread.foldedReplies', { count: below })}</span>
      </button>
      {tail}
    </article>
  )
}

/** Never the text hidden by a subject, nor a muted post. */
function FirstWords({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const verdict = useVerdict(id)
  const words = useFirstWords(status)
  if (status === undefined) return null
  if (verdict !== null && covers(verdict)) return <FilterReason verdict={verdict} />
  return <EmojiText text={words} emojis={status.emojis} />
}
