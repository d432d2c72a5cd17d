import { languages, type TranslationLanguages } from '@rookery/api/calls/translation'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Session } from '#data/session/Session.ts'

const bySession = new WeakMap<Session, Promise<TranslationLanguages>>()
const unknown: TranslationLanguages = { source: [], target: [] }

/** From and into what the server translates; asked for once a session, and again after a failure. Empty lists where it does not say. */
export function translationLanguages(session: Session): Promise<TranslationLanguages> {
  const { translation } = session.server.capabilities
  if (translation === null) return Promise.resolve(unknown)
  const known = bySession.get(session)
  if (known) return known
  const asked = languages(session.client, translation).catch((error: unknown) => {
    bySession.delete(session)
    if (error instanceof ApiError) return unknown
    throw error
  })
  bySession.set(session, asked)
  return asked
}
