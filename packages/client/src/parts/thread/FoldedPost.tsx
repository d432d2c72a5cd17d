import type { StatusId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { textOf } from '@rookery/content'
import { useStatus } from '#data/entities/useStatus.ts'
import { covers } from '#data/veil/Veil.ts'
import { useVeil } from '#data/veil/useVeil.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { contentTreeOf } from '#parts/content/contentTreeOf.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { VeilReason } from '#parts/status/VeilReason.tsx'
import css from './FoldedPost.module.css'
import { useThreadSurface } from './ThreadSurface.ts'

export interface FoldedPostProps {
  id: StatusId
  below: number
  spot: string | undefined
  isMissing: boolean
  tail: ReactNode
}

/** A folded post: who, its first words, and how many replies went with it. A press anywhere unfolds it. */
export function FoldedPost({ id, below, spot, isMissing, tail }: FoldedPostProps) {
  const t = useT()
  const { view, keepStill } = useThreadSurface()
  const status = useStatus(id)
  const unfold = () => {
    keepStill(id)
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
      <button type="button" id={`folded-${id}`} className={css.words} data-press="open" aria-expanded={false} onClick={unfold}>
        {status && (
          <b className={css.name}>
            <AccountName id={status.accountId} oneLine />
          </b>
        )}
        <span className={css.text}>{isMissing || !status ? t('thread.missing') : <FirstWords id={id} />}</span>
        <span className={css.count}>{t('thread.foldedReplies', { count: below })}</span>
      </button>
      {tail}
    </article>
  )
}

/** Never what a subject hides, nor what is muted. */
function FirstWords({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  const veil = useVeil(id)
  if (status === undefined) return null
  if (veil !== null && covers(veil)) return <VeilReason veil={veil} />
  const words = status.spoilerText === '' ? textOf(contentTreeOf(status)) : status.spoilerText
  return words.trim() === '' ? t('media.group', { count: status.attachments.length }) : <EmojiText text={words} emojis={status.emojis} />
}
