import type { Composers } from '#features/posting/model/Composers.ts'
import { draftExcerpt } from '#features/drafts/model/draftExcerpt.ts'
import { targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import type { KeyedDraft } from '#features/posting/model/useDraftList.ts'
import { inOrder, postsOf } from '#features/posting/model/draftThread.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './OtherDrafts.module.css'

export interface OtherDraftsProps {
  draft: DraftKey
  others: readonly KeyedDraft[]
  composers: Composers
  onShowAll: () => void
}

/** Number of characters of a draft that identify it in the list. */
const beginning = 80

/** Offers other drafts: those for the same target at once, all in a window. */
export function OtherDrafts({ draft, others, composers, onShowAll }: OtherDraftsProps) {
  const t = useT()
  const drafts = draftsOf(useSession())
  const forSame = others.filter(([key]) => targetOf(key) === targetOf(draft))
  return (
    <>
      {forSame.length > 0 && (
        <ul className={css.list} aria-label={t('drafts.label')}>
          {forSame.map(([key, { data }]) => (
            <li key={key} className={css.row}>
              <p className={css.text}>
                {t('drafts.other', { beginning: draftExcerpt(postsOf(inOrder(data))[0] ?? data).slice(0, beginning) })}
              </p>
              <Button tone="quiet" onClick={() => composers.resume(draft, key)}>
                {t('drafts.continue')}
              </Button>
              <Button tone="quiet" onClick={() => drafts.remove(key)}>
                {t('drafts.discard')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={css.all}>
        <Button size="small" tone="quiet" aria-haspopup="dialog" onClick={onShowAll}>
          {t('drafts.all')}
        </Button>
      </p>
    </>
  )
}
