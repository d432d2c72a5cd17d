import { ApiError } from '../http/ApiError.ts'
import { ask } from '../http/ask.ts'
import { fields, numberOrNull, requireRecord, requireText, textOrEmpty, textOrNull } from '../wire/read.ts'
import { decodeToken } from '../wire/token.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Token } from '../wire/model.ts'

export type Captcha =
  | { readonly kind: 'none' }
  /** `answerData` goes back as it came. Good for one attempt and `secondsValid`. */
  | {
      readonly kind: 'native' | 'kocaptcha'
      readonly token: string
      readonly url: string
      readonly answerData: string
      readonly secondsValid: number | null
    }

export interface Registration {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly bio?: string
  /** The reason for joining, if accounts are approved by hand. */
  readonly reason?: string
  /** Language of the server's mails, in the server's form (`pt_BR`). */
  readonly language?: string
  /** From an invitation. */
  readonly inviteToken?: string
  readonly captcha?: { readonly solution: string; readonly token: string; readonly answerData: string }
}

export type RegistrationResult =
  | { readonly kind: 'token'; readonly token: Token }
  /** E.g. `missing_confirmed_email`, `awaiting_approval`, `manual_login_required`. */
  | { readonly kind: 'notice'; readonly identifier: string; readonly message: string }

/**
 * Makes an account. The client must carry a token of the app (`oauth.appToken`).
 * A refusal is an ApiError that `registrationFaults` reads; fetch a new captcha after each.
 */
export function register(client: ApiClient, registration: Registration): Promise<RegistrationResult> {
  const { captcha: solved } = registration
  const json = {
    username: registration.username,
    nickname: registration.username,
    fullname: registration.fullName,
    email: registration.email,
    password: registration.password,
    confirm: registration.password,
    agreement: true,
    locale: registration.language ?? 'en',
    language: registration.language,
    bio: registration.bio,
    reason: registration.reason,
    token: registration.inviteToken,
    captcha_solution: solved?.solution,
    captcha_token: solved?.token,
    captcha_answer_data: solved?.answerData,
  }
  const read = (raw: unknown): RegistrationResult => {
    const identifier = textOrNull(fields(raw).identifier)
    if (identifier) return { kind: 'notice', identifier, message: textOrEmpty(fields(raw).message) }
    return { kind: 'token', token: decodeToken(raw, client.clock.now()) }
  }
  return ask(client, read, 'POST', '/api/v1/accounts', { json })
}

/** `none` also if the server has no captcha or its service is down: the registration then reports the fault. */
export async function captcha(client: ApiClient, { signal }: CallOptions = {}): Promise<Captcha> {
  // The second is the older path, which Akkoma no longer has.
  for (const path of ['/api/v1/pleroma/captcha', '/api/pleroma/captcha']) {
    try {
      return await ask(client, decodeCaptcha, 'GET', path, { signal })
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 500 && error.kind !== 'notJson')) throw error
    }
  }
  return { kind: 'none' }
}

function decodeCaptcha(value: unknown): Captcha {
  const raw = requireRecord(value, 'captcha')
  if (raw.type !== 'native' && raw.type !== 'kocaptcha') return { kind: 'none' }
  return {
    kind: raw.type,
    token: requireText(raw.token, 'captcha.token'),
    url: requireText(raw.url, 'captcha.url'),
    answerData: textOrEmpty(raw.answer_data),
    secondsValid: numberOrNull(raw.seconds_valid),
  }
}

/** The response is the same for unknown addresses; 429 after five in half an hour. */
export async function requestPasswordReset(client: ApiClient, email: string): Promise<void> {
  await client.request('POST', '/auth/password', { query: { email }, expect: 'nothing' })
}

export async function resendConfirmation(client: ApiClient, email: string): Promise<void> {
  await client.request('POST', '/api/v1/pleroma/accounts/confirmation_resend', { query: { email }, expect: 'nothing' })
}

/** The same for the token's account (Mastodon), which is inactive until then. */
export async function resendOwnConfirmation(client: ApiClient): Promise<void> {
  await client.request('POST', '/api/v1/emails/confirmations', { expect: 'nothing' })
}
