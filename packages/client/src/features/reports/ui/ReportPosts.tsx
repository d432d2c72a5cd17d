import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { reportablePostsQuery } from '#features/statuses/model/reportablePosts.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { useFirstWords } from '#features/content/ui/useFirstWords.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import css from './ReportDialog.module.css'

export interface ReportPostsProps {
  account: AccountId
  /** Listed first, regardless of their age. */
  first: readonly StatusId[]
  chosen: readonly StatusId[]
  onChange: (chosen: readonly StatusId[]) => void
}

/** Posts of an account with checkboxes for a report. Ticked ones stay, whether or not the others can be loaded. */
export function ReportPosts({ account, first, chosen, onChange }: ReportPostsProps) {
  const t = useT()
  const session = useSession()
  const pages = useSessionPages(reportablePostsQuery(session, account))
  const { data = [], hasNextPage, fetchNextPage, isFetching, refetch } = pages
  const shown = [...new Set([...first, ...chosen, ...data])]
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('report.posts')}</legend>
      <ul className={css.posts}>
        {shown.map((id) => (
          <ReportedPost
            key={id}
            id={id}
            isChosen={chosen.includes(id)}
            onChoose={(on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        ))}
      </ul>
      <QueryView query={pages} failed="report.posts.error" onRetry={hasNextPage ? fetchNextPage : refetch}>
        {(ids) => ids.length === 0 && first.length === 0 && <p className={css.note}>{t('report.posts.none')}</p>}
      </QueryView>
      {hasNextPage && (
        <Button wide busy={isFetching} onClick={fetchNextPage}>
          {t('report.posts.more')}
        </Button>
      )}
    </fieldset>
  )
}

function ReportedPost({ id, isChosen, onChoose }: { id: StatusId; isChosen: boolean; onChoose: (on: boolean) => void }) {
  const status = useStatus(id)
  const words = useFirstWords(status)
  if (status === undefined) return null
  return (
    <li className={css.post}>
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        label={
          <>
            <span className={css.words}>
              <EmojiText text={words} emojis={status.emojis} />
            </span>
            <span className={css.time}>
              <LiveTime at={status.createdAt} />
            </span>
          </>
        }
      />
    </li>
  )
}
