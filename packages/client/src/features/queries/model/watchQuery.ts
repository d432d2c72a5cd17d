import { QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import type { ApiError } from '@rookery/api/http/ApiError'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { queriesOf } from './queriesOf.ts'

/** Reads a query outside of components: calls back with each result, starting with cached data. */
export function watchQuery<Data, Key extends QueryKey>(
  session: Session,
  options: QueryObserverOptions<Data, ApiError, Data, Data, Key>,
  onResponse: (data: Data) => void,
): Stop {
  const observer = new QueryObserver(queriesOf(session), options)
  let last: Data | undefined
  const notify = () => {
    const { data } = observer.getCurrentResult()
    if (data === undefined || data === last) return
    last = data
    onResponse(data)
  }
  const stop = observer.subscribe(notify)
  notify()
  return stop
}
