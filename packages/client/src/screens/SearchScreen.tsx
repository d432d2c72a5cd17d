import { isolated, oneLine } from '@rookery/content'
import { useT } from '#i18n/useT.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { isTooLong } from '#features/search/model/startSearch.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { searchIcon } from '#ui/icons/search.ts'
import { RecentSearchList } from '#features/search/ui/RecentSearchList.tsx'
import { SearchForm } from '#features/search/ui/SearchForm.tsx'
import { ResultPanel } from '#features/search/ui/ResultPanel.tsx'

/** A search field and its results (spec 1, section 2). The address has the text. */
export function SearchScreen({ query }: { query: string }) {
  const t = useT()
  // Links that the system passes to the installed app (`protocol_handlers` of the manifest).
  const text = query.trim().replace(/^web\+ap:(?:\/\/)?/i, 'https://')
  const isLong = isTooLong(text)
  const title = text === '' || isLong ? t('search.title') : t('search.titleFor', { query: isolated(oneLine(text)) })
  return (
    <Screen title={title} heading={t('search.title')} flush>
      <SearchForm query={text} />
      {text === '' ? (
        <Part>
          <RecentSearchList />
        </Part>
      ) : isLong ? (
        <EmptyState icon={searchIcon}>{t('search.tooLong')}</EmptyState>
      ) : (
        <ResultPanel key={text} text={text} />
      )}
    </Screen>
  )
}
