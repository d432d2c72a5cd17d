import type { ApiError } from '@rookery/api/http/ApiError'
import { postStatus } from '#data/actions/postStatus.ts'
import type { PostResult } from '#data/actions/sendDraft.ts'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import { draftPrefix, draftsOf } from '#data/composer/Drafts.ts'
import type { Session } from '#data/session/Session.ts'
import { outcomeOf, type SendOutcome } from './outcomeOf.ts'

/** Posts a draft that waited, of a thread all that is left: with the key of its first attempt, so that the server has it once. */
export async function sendPost(session: Session, key: DraftKey): Promise<SendOutcome> {
  const drafts = await draftsOf.ready(session)
  // Another window may have written it.
  const name = draftPrefix + key
  if (!drafts.get(key)) drafts.take([[name, await session.storage.get(name)]])
  for (let data = drafts.get(key)?.data; data; data = drafts.get(key)?.data) {
    let failure: ApiError | null = null
    const result = await postStatus(session, key, data, undefined, (error) => (failure = error))
    if (result.kind !== 'posted') return outcomeOfPost(session, result, failure)
  }
  return { kind: 'done' }
}

async function outcomeOfPost(session: Session, result: PostResult, failure: ApiError | null): Promise<SendOutcome> {
  if (result.kind !== 'refused') return { kind: 'later', after: null, isInDoubt: true }
  if (failure === null) return { kind: 'refused', failure: result.message }
  const outcome = await outcomeOf(session, failure)
  return outcome.kind === 'refused' ? { kind: 'refused', failure: result.message } : outcome
}
