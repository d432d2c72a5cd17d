import * as accounts from '@rookery/api/calls/accounts'
import * as credentials from '@rookery/api/calls/credentials'
import type { ProfileChanges } from '@rookery/api/calls/profileForm'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Account } from '@rookery/api/wire/model'
import { toAccountRecord } from '#features/entities/model/records.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { profileDraftOf } from '#features/accounts/model/profileDraftOf.ts'
import {
  differingParts,
  partsOf,
  profileConflicts,
  profileTextOf,
  sentFields,
  type ProfileDraft,
  type ProfileText,
} from '#features/accounts/model/ProfileText.ts'

export type ProfileSave =
  | { readonly kind: 'saved' }
  /** The same fields were changed on another device; the account has the new values. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: Message }

/**
 * Saves the profile. It is stored on the device before the call, and until the server has it. The server's version is fetched first, so
 * that no change of another device is overwritten unseen.
 */
export async function saveProfile(session: Session, draft: ProfileDraft): Promise<ProfileSave> {
  const { client, entities } = session
  const store = await profileDraftOf.ready(session)
  await store.save(draft)
  const receiveAccount = (account: Account, requestSeq: ReturnType<typeof entities.nextRequestSeq>) => {
    entities.receive({ accounts: [account] }, requestSeq)
    return profileTextOf(toAccountRecord(account))
  }
  try {
    const asked = entities.nextRequestSeq()
    const present = receiveAccount(await credentials.verify(client), asked)
    if (present && profileConflicts(draft, present).length > 0) return { kind: 'conflict' }
    const sent = entities.nextRequestSeq()
    const saved = receiveAccount(await accounts.updateCredentials(client, changesOf(draft)), sent)
    await settle(saved)
    return { kind: 'saved' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'failed', error: refusalOf(error) }
  }

  /** Text typed during the request is still to be saved. */
  async function settle(saved: ProfileText | null): Promise<void> {
    const now = store.get()
    if (saved === null || now === null || differingParts(now.input, draft.input).length === 0) await store.end()
    else await store.save({ base: saved, input: now.input })
  }
}

function changesOf({ base, input }: ProfileDraft): ProfileChanges {
  const { displayName, fields, ...rest } = partsOf(input, differingParts(base, input))
  return {
    ...rest,
    ...(displayName !== undefined && { displayName: displayName.trim() }),
    ...(fields && { fields: sentFields(fields) }),
  }
}

/** Akkoma rejects all fields that are too long with the same message, and does not publish the limits of name and bio. */
function refusalOf(error: ApiError): Message {
  const reason = errorMessage(error)
  const isRule = error.status === 403 || error.status === 422
  return { key: isRule ? 'accountSettings.profile.refused' : 'accountSettings.profile.failed', args: { error: reason } }
}
