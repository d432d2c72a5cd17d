import type { StatusId } from '@rookery/api/wire/model'
import { isolatedHandle } from '@rookery/content'
import { useEffect, useId, useState } from 'react'
import { loadStatus } from '#features/statuses/model/loadStatus.ts'
import { href } from '#features/addresses/model/href.ts'
import type { Draft } from '#features/drafts/model/Draft.ts'
import { draftExcerpt } from '#features/drafts/model/draftExcerpt.ts'
import { statusIdIn, targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { inOrder, postsOf } from '#features/posting/model/draftThread.ts'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import css from './DraftList.module.css'

export interface DraftRowProps {
  draftKey: DraftKey
  draft: Draft
  onApply: () => void
  onDiscard: () => void
}

/** One draft: its target, the time of its last change, and its beginning. */
export function DraftRow({ draftKey, draft: { data, updatedAt }, onApply, onDiscard }: DraftRowProps) {
  const t = useT()
  const textId = useId()
  const posts = postsOf(inOrder(data))
  const files = posts.reduce((sum, post) => sum + post.files.length + post.missing.length, 0)
  return (
    <li className={css.row} aria-labelledby={textId}>
      <p className={css.head}>
        <DraftPurpose draftKey={draftKey} />
        <LiveTime at={new Date(updatedAt).toISOString()} />
      </p>
      <p id={textId} className={css.text} dir="auto">
        {(posts[0] && draftExcerpt(posts[0])) || t('drafts.noWords')}
      </p>
      {posts.length > 1 && <p className={css.more}>{t('drafts.thread', { count: posts.length })}</p>}
      {files > 0 && <p className={css.more}>{t('drafts.files', { count: files })}</p>}
      <div className={css.actions}>
        <Button size="small" aria-describedby={textId} onClick={onApply}>
          {t('drafts.continue')}
        </Button>
        <Button size="small" tone="quiet" aria-describedby={textId} onClick={onDiscard}>
          {t('drafts.discard')}
        </Button>
      </div>
    </li>
  )
}

function DraftPurpose({ draftKey }: { draftKey: DraftKey }) {
  const t = useT()
  if (targetOf(draftKey) === 'status') return <span>{t('composer.label')}</span>
  for (const kind of ['reply', 'quote', 'edit'] as const) {
    const id = statusIdIn(draftKey, kind)
    if (id !== null) return <AboutPost kind={kind} id={id} />
  }
  return null
}

/** The post that a draft replies to, quotes or edits. It is fetched, because the composer's options depend on it. */
function AboutPost({ kind, id }: { kind: 'reply' | 'quote' | 'edit'; id: StatusId }) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const acct = useAccountField(status?.accountId ?? null, 'acct') ?? ''
  const [isDeleted, setRemoved] = useState(false)
  useEffect(() => {
    void loadStatus(session, id).then((found) => setRemoved(!found))
  }, [session, id])
  if (isDeleted && status === undefined) return <span>{t('drafts.ofMissing')}</span>
  return <a href={href.status(id)}>{kind === 'edit' ? t('composer.editLabel') : t(`drafts.${kind}`, { name: isolatedHandle(acct) })}</a>
}
