import { href } from '#features/addresses/model/href.ts'
import { useT } from '#i18n/useT.ts'
import { MorePages } from '#features/queries/ui/MorePages.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { searchIcon } from '#ui/icons/search.ts'
import css from './FoundTags.module.css'
import type { Found } from '#features/search/model/useFound.ts'

/** Hashtag results, with the number of accounts that used them on the latest day if the server sends it (spec 1, section 2). */
export function FoundTags({ found }: { found: Found }) {
  const t = useT()
  const tags = [...new Map(found.pages.flatMap(({ hashtags }) => hashtags).map((tag) => [tag.name.toLowerCase(), tag])).values()]
  if (tags.length === 0) return <EmptyState icon={searchIcon}>{t('search.none.hashtags')}</EmptyState>
  return (
    <>
      <ul className={css.tags}>
        {tags.map(({ name, history: [latest] }) => (
          <li key={name}>
            <a href={href.tag(name)} className={css.tag}>
              <bdi className={css.name}>#{name}</bdi>
              {latest && (
                <span className={css.talk}>
                  {t('search.talking', { count: latest.accounts })} · {t('search.uses', { count: latest.uses })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <MorePages {...found} end={t('search.end')} />
    </>
  )
}
