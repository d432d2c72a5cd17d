import { languages, type TranslationLanguages } from '@rookery/api/calls/translation'
import { ApiError } from '@rookery/api/http/ApiError'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

const unknown: TranslationLanguages = { source: [], target: [] }

/** Source and target languages of the server; empty lists if it does not send them. Fetched once a session. */
export function translationLanguagesQuery({ client, server }: Session) {
  const { translation } = server.get().capabilities
  return queryOptions({
    staleTime: Infinity,
    gcTime: Infinity,
    queryKey: ['translationLanguages', translation],
    // The call takes no signal, because an action may wait for it after the component is unmounted.
    queryFn: async () => (translation === null ? unknown : languages(client, translation)),
  })
}

/** The same for an action; null if they fail to load. */
export async function fetchTranslationLanguages(session: Session): Promise<TranslationLanguages> {
  try {
    return await queriesOf(session).query({ ...translationLanguagesQuery(session), retry: false })
  } catch (error) {
    if (error instanceof ApiError) return unknown
    throw error
  }
}
