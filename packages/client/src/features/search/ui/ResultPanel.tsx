import { isolated } from '@rookery/content'
import { useEffect } from 'react'
import { searchQuery, type FoundPage } from '#features/search/model/search.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { namedThing } from '#features/search/model/namedThing.ts'
import { asksToSignIn } from '#features/session/model/asksToSignIn.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { searchPath } from '#features/addresses/model/searchPath.ts'
import { useT } from '#i18n/useT.ts'
import { resolvedPath } from '#features/links/model/resolvedPath.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { externalIcon } from '#ui/icons/external.ts'
import { searchIcon } from '#ui/icons/search.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { ResultTabs } from './ResultTabs.tsx'
import css from './ResultPanel.module.css'

/** Results of a search. The entity of an address or complete handle opens instead of the results. */
export function ResultPanel({ text }: { text: string }) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const { data, error, isFetching, refetch } = useSessionQuery(searchQuery(session, text))
  const target = data?.target ?? null
  useEffect(() => {
    if (target !== null) navigation.navigate(resolvedPath(session, target), { replace: true })
  }, [target, session, navigation])
  if (error !== null && data === undefined) {
    if (asksToSignIn(error, session.me !== null)) return <SignInPrompt from={searchPath(text)}>{t('search.signInFirst')}</SignInPrompt>
    return <QueryFailure error={error} busy={isFetching} failed="search.error" onRetry={refetch} />
  }
  if (data === undefined || target !== null) return <Searching text={text} />
  if (isNothing(data, text)) return <NothingFound text={text} />
  return <ResultTabs text={text} first={data} />
}

function Searching({ text }: { text: string }) {
  const t = useT()
  return (
    <p className={css.waiting} role="status">
      <Spinner />
      {t(namedThing(text) === null ? 'search.searching' : 'search.opening')}
    </p>
  )
}

/** Some servers derive hashtags from the address, and search accounts by them. */
function isNothing({ statuses, accounts, hashtags }: FoundPage, text: string): boolean {
  const named = namedThing(text)?.kind
  return statuses.length === 0 && (accounts.length === 0 || named === 'address') && (hashtags.length === 0 || named !== undefined)
}

function NothingFound({ text }: { text: string }) {
  const t = useT()
  const named = namedThing(text)
  return (
    <EmptyState
      icon={searchIcon}
      action={
        named?.kind === 'address' && (
          <LinkButton href={named.address} icon={externalIcon} target="_blank" rel="noopener noreferrer nofollow">
            {t('search.openOutside')}
          </LinkButton>
        )
      }
    >
      <span className={css.sentence}>{t(named === null ? 'search.none' : 'search.none.named', { query: isolated(text) })}</span>
    </EmptyState>
  )
}
