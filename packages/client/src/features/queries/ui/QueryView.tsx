import type { ReactNode } from 'react'
import type { ShownQuery } from '#features/queries/model/ShownQuery.ts'
import { useT } from '#i18n/useT.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx'

export interface QueryViewProps<Data> extends Pick<QueryFailureProps, 'failed'> {
  query: ShownQuery<Data>
  /** Instead of asking for all of it again. */
  onRetry?: () => void
  children: (data: Data) => ReactNode
}

/** What came of a query: that it is being asked, the answer as far as it is known, or why there is none. */
export function QueryView<Data>({
  query: { data, error, isFetching, refetch },
  failed,
  onRetry = refetch,
  children,
}: QueryViewProps<Data>) {
  const t = useT()
  return (
    <>
      {data !== undefined && children(data)}
      {data === undefined && error === null && <Spinner label={t('general.loading')} />}
      {error !== null && <QueryFailure error={error} busy={isFetching} failed={failed} onRetry={onRetry} />}
    </>
  )
}
