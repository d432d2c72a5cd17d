import { useId } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { suggestionsQuery } from '#features/suggestions/model/suggestions.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { BasicAccountCard } from '#features/relationships/ui/BasicAccountCard.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import css from './HomeStart.module.css'

/** More of them are a press away. */
const max = 5

/** In an empty home timeline: the way to the posts of this server, and people to follow. */
export function HomeStart() {
  const t = useT()
  const title = useId()
  const { data = [] } = useSessionQuery(suggestionsQuery(useSession()))
  return (
    <>
      <LinkButton href={href.public()}>{t('timeline.public')}</LinkButton>
      {data.length > 0 && (
        <section className={css.people} aria-labelledby={title}>
          <h2 id={title} className={css.title}>
            {t('suggestions.title')}
          </h2>
          <ul className={css.list}>
            {data.slice(0, max).map((id) => (
              <li key={id}>
                <BasicAccountCard id={id} />
              </li>
            ))}
          </ul>
          {data.length > max && (
            <a href={href.suggestions()} className={css.more}>
              {t('suggestions.more')}
            </a>
          )}
        </section>
      )}
    </>
  )
}
