import { ApiError } from '@rookery/api/http/ApiError'
import { probedPaths, type Probe, type ServerFacts } from '@rookery/api/servers/capabilityStates'
import { record, type Raw } from '@rookery/api/wire/read'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

const versions = ['/api/v1/instance', '/api/v2/instance']

/** The descriptions of the server as it sends them, and its responses to calls that it may lack. Once a session: they rarely change. */
export function serverFactsQuery({ client }: Pick<Session, 'client'>) {
  return queryOptions({
    staleTime: Infinity,
    gcTime: Infinity,
    queryKey: ['site', 'facts'],
    queryFn: async ({ signal }): Promise<Pick<ServerFacts, 'documents' | 'probes'>> => {
      const documents: Raw[] = []
      const probes: Record<string, Probe> = {}
      // One after another: a server counts requests, and the last one is not urgent.
      for (const path of new Set([...versions, ...probedPaths])) {
        try {
          const query = versions.includes(path) ? {} : { limit: 1 }
          const { body, status } = await client.request('GET', path, { signal, query })
          const document = versions.includes(path) ? record(body) : null
          if (document) documents.push(document)
          probes[path] = status
        } catch (error) {
          if (!(error instanceof ApiError) || error.kind === 'aborted') throw error
          if (error.kind === 'notJson') probes[path] = 'page'
          else if (error.kind === 'http') probes[path] = error.status
        }
      }
      return { documents, probes }
    },
  })
}
