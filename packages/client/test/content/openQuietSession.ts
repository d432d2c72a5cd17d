import { systemClock } from '@rookery/api/http/Clock'
import { createDevice } from '#features/session/model/Device.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import type { Session } from '#features/session/model/Session.ts'
import { memoryStorage } from '../memoryStorage.ts'

/** A visitor's session on a server that says its name and nothing else. Nothing of it is stored for the next test. */
export function openQuietSession(): Promise<Session> {
  return openSession({
    origin: 'https://social.example',
    account: null,
    clock: systemClock,
    device: createDevice({ page: location.origin, local: () => localStorage, tab: () => sessionStorage }),
    openStorage: ({ name }) => memoryStorage(new Map(), name),
    fetch: async (url) =>
      url.endsWith('/api/v1/instance') ? Response.json({ uri: 'social.example', title: 'Social' }) : new Response('{}', { status: 404 }),
  })
}
