import { useState } from 'react'
import { suggestionsQuery } from '#features/suggestions/model/suggestions.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { BasicAccountCard } from '#features/relationships/ui/BasicAccountCard.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userSearchIcon } from '#ui/icons/userSearch.ts'
import { WindowedList } from '#ui/WindowedList.tsx'

/** Follow suggestions of the server (spec 1, section 2). */
export function SuggestionsScreen() {
  const t = useT()
  const proposes = useCapability('suggestions')
  return (
    <Screen title={t('suggestions.title')} flush>
      {proposes ? <Suggested /> : <EmptyState icon={userSearchIcon}>{t('suggestions.notOffered')}</EmptyState>}
    </Screen>
  )
}

function Suggested() {
  const t = useT()
  const query = useSessionQuery(suggestionsQuery(useSession()))
  const inWindow = useSetting('virtualScrolling')
  const [heights] = useState(() => new Map<string, number>())
  return (
    <QueryView query={query} failed="suggestions.error">
      {(ids) =>
        ids.length === 0 ? (
          <EmptyState icon={userSearchIcon}>{t('suggestions.empty')}</EmptyState>
        ) : (
          <WindowedList ids={ids} role="list" label={t('suggestions.title')} drawAll={!inWindow} heights={heights} estimate={80}>
            {(id) => <BasicAccountCard id={id} />}
          </WindowedList>
        )
      }
    </QueryView>
  )
}
