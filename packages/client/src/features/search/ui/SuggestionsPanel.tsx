import { href } from '#features/addresses/model/href.ts'
import { suggestionsQuery } from '#features/suggestions/model/suggestions.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import css from './SuggestionsPanel.module.css'

/** Number of suggestions next to the page (spec 1, section 9). */
const shown = [0, 1, 2] as const

/** The first follow suggestions, next to the page. Renders nothing without suggestions. */
export function SuggestionsPanel() {
  const t = useT()
  const { data, error } = useSessionQuery(suggestionsQuery(useSession()))
  if (error !== null || data?.length === 0) return null
  return (
    <Panel title={t('suggestions.title')}>
      <ul className={css.people} aria-busy={data === undefined}>
        {shown.map((place) => {
          const id = data?.[place]
          if (id !== undefined)
            return (
              <li key={id}>
                <AccountSummary id={id} size={40} />
              </li>
            )
          return data === undefined ? (
            <li key={place} className={css.waiting}>
              <Skeleton shape="avatar" width="40px" height="40px" />
              <Skeleton width="60%" />
            </li>
          ) : null
        })}
      </ul>
      <a href={href.suggestions()} className={css.more}>
        {t('suggestions.more')}
      </a>
    </Panel>
  )
}
