import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type ApiClient } from '@rookery/api/http/client'
import * as registration from '@rookery/api/calls/registration'
import type { Token } from '@rookery/api/wire/model'
import { backendLocale } from '#i18n/backendLocale.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { RegistrationInput } from './RegistrationInput.ts'
import { rejectionSentences } from './rejectionSentences.ts'
import { appWithToken } from '#features/signIn/model/registeredApp.ts'
import type { Session } from '#features/session/model/Session.ts'
import { storeAccount } from '#features/signIn/model/signInSteps.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'

/** How an attempt to register ended. */
export type RegisterResult =
  /** Stored on the device already; the page changes to it. */
  | { readonly kind: 'signedIn'; readonly account: StoredAccount }
  | { readonly kind: 'awaitingApproval' }
  | { readonly kind: 'awaitingConfirmation' }
  /** The account is there, and one signs in to it oneself. */
  | { readonly kind: 'made' }
  /** The server said something that this client does not know. */
  | { readonly kind: 'unknown'; readonly message: Message }
  | { readonly kind: 'refused'; readonly errors: readonly Message[] }

export interface RegisterOptions {
  readonly inviteToken?: string | undefined
  readonly captcha?: registration.Registration['captcha'] | undefined
}

/** Creates an account. Never rejects because of a response. */
export async function register(session: Session, input: RegistrationInput, options: RegisterOptions): Promise<RegisterResult> {
  let client: ApiClient
  try {
    client = await appClient(session)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'refused', errors: [errorMessage(error)] }
  }
  try {
    const response = await registration.register(client, sent(input, options))
    return response.kind === 'token' ? await enter(session, response.token) : resultOf(response)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'refused', errors: errorsOf(error) }
  }
}

function sent(input: RegistrationInput, { inviteToken, captcha }: RegisterOptions): registration.Registration {
  const [bio, reason] = [input.bio.trim(), input.reason.trim()]
  return {
    username: input.username.trim(),
    fullName: input.fullName.trim(),
    email: input.email.trim(),
    password: input.password,
    language: backendLocale(input.language),
    ...(bio !== '' && { bio }),
    ...(reason !== '' && { reason }),
    ...(inviteToken !== undefined && { inviteToken }),
    ...(captcha && { captcha }),
  }
}

/** A client with the token of this app, which servers require for registration. */
async function appClient(session: Session): Promise<ApiClient> {
  const { clock, origin, send } = session
  const { accessToken } = await appWithToken(session)
  return createClient({ origin, clock, token: accessToken, ...(send && { fetch: send }) })
}

function resultOf({ identifier, message }: Extract<registration.RegistrationResult, { kind: 'notice' }>): RegisterResult {
  switch (identifier) {
    case 'awaiting_approval':
      return { kind: 'awaitingApproval' }
    case 'missing_confirmed_email':
      return { kind: 'awaitingConfirmation' }
    case 'manual_login_required':
      return { kind: 'made' }
    default:
      warnDeveloper(`The server answered a registration with "${identifier}", which is not known here.`)
      return { kind: 'unknown', message: message === '' ? { key: 'registration.unanswered' } : { text: message } }
  }
}

/** The account exists from here on: registering again would fail because the name is taken. */
async function enter(session: Session, token: Token): Promise<RegisterResult> {
  try {
    return { kind: 'signedIn', account: await storeAccount(session, token) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Mastodon and GoToSocial hand out a token that is good for nothing before the address is confirmed.
    return { kind: error.status === 403 ? 'awaitingConfirmation' : 'made' }
  }
}

function errorsOf(error: ApiError): readonly Message[] {
  const sentences = rejectionSentences(error)
  if (sentences.length > 0) return sentences
  if (error.kind === 'http') return [error.status === 429 ? { key: 'login.throttled' } : errorMessage(error)]
  // The request may have arrived, and only the response was lost.
  return [{ key: 'registration.unanswered' }]
}
