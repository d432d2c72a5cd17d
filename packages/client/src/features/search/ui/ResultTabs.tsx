import type { ResultKind } from '@rookery/api/calls/search'
import type { FoundPage } from '#features/search/model/search.ts'
import { useT } from '#i18n/useT.ts'
import { useHashTab } from '#features/navigation/model/useHashTab.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { FoundPosts } from './FoundPosts.tsx'
import { FoundTags } from './FoundTags.tsx'
import css from './ResultTabs.module.css'
import { useFound } from '#features/search/model/useFound.ts'

const kinds = ['statuses', 'accounts', 'hashtags'] as const satisfies readonly ResultKind[]

/** Results, a tab for each type with its count. The first one with results is open until another is chosen (spec 1, section 2). */
export function ResultTabs({ text, first }: { text: string; first: FoundPage }) {
  const t = useT()
  const found = {
    statuses: useFound(text, 'statuses', first),
    accounts: useFound(text, 'accounts', first),
    hashtags: useFound(text, 'hashtags', first),
  }
  const [tab, choose] = useHashTab(kinds, kinds.find((kind) => first[kind].length > 0) ?? 'statuses')
  const labelOf = (kind: ResultKind) => {
    const count = found[kind].pages.reduce((sum, page) => sum + page[kind].length, 0)
    return (
      <>
        {t(`search.tab.${kind}`)}{' '}
        <span className={css.count} data-count>
          {t(found[kind].hasMore ? 'search.countOrMore' : 'search.count', { count })}
        </span>
      </>
    )
  }
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={t('search.tabs')}
          name="search"
          selected={tab}
          onSelect={choose}
          tabs={kinds.map((kind) => ({ id: kind, label: labelOf(kind) }))}
        />
      </div>
      <TabPanel name="search" id={tab}>
        {tab === 'statuses' && <FoundPosts found={found.statuses} />}
        {tab === 'accounts' && <FoundPeople found={found.accounts} />}
        {tab === 'hashtags' && <FoundTags found={found.hashtags} />}
      </TabPanel>
    </>
  )
}
