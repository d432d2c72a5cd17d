import type { TestServer } from './TestServer.ts'

const foreign = ['/api/pleroma', '/api/akkoma', '/api/v1/pleroma', '/api/v1/akkoma']

/** Makes the instance say that it is Mastodon. */
export function pretendMastodon(server: TestServer): void {
  server.change('GET /api/v1/instance', (body) => ({ ...(body as object), pleroma: undefined, version: '4.3.0' }))
  server.change('GET /nodeinfo/:version', (body) => ({
    ...(body as object),
    metadata: {},
    software: { name: 'mastodon', version: '4.3.0' },
  }))
}

/** Makes the instance look like Mastodon, without the calls that only Pleroma and Akkoma have. */
export function asMastodon(server: TestServer): void {
  pretendMastodon(server)
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of foreign) for (let depth = 1; depth <= 4; depth += 1) server.fail(`${method} ${path}${'/:part'.repeat(depth)}`, 404)
}

/** The requests that change something by a call that Mastodon does not have. */
export function foreignChanges({ requests }: TestServer): readonly string[] {
  return requests.filter((request) => !request.startsWith('GET') && foreign.some((path) => request.includes(` ${path}/`)))
}
