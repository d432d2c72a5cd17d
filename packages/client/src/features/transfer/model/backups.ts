import * as calls from '@rookery/api/calls/backups'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Milliseconds: how often it is looked whether an archive is ready. */
const lookEvery = 10_000

/** The archives that the server made of the account. */
export function backupsQuery({ client }: Session) {
  return queryOptions({
    queryKey: ['backups'],
    queryFn: ({ signal }) => calls.list(client, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ ready }) => !ready) ? lookEvery : false),
  })
}
