import type { ReactNode } from 'react'
import type { ShownQuery } from '#features/queries/model/ShownQuery.ts'
import { useT } from '#i18n/useT.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx'

export interface QueryViewProps<Data> extends Pick<QueryFailureProps, 'failed'> {
  query: ShownQuery<Data>
  /** Retries only a part instead of the whole query. */
  onRetry?: () => void
  children: (data: Data) => ReactNode
}

/** State of a query: loading, the data, or the error. */
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
