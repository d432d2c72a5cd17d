import { ask } from '../http/ask.ts'
import { fields, isTrue, requireRecord, textOrEmpty, texts } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

export interface MfaSettings {
  readonly enabled: boolean
  readonly totp: boolean
}

export interface TotpSetup {
  /** To type in by hand. */
  readonly key: string
  /** For the QR code. */
  readonly provisioningUri: string
}

const root = '/api/pleroma/accounts/mfa'

export function settings(client: ApiClient, { signal }: CallOptions = {}): Promise<MfaSettings> {
  const read = (value: unknown): MfaSettings => {
    const raw = fields(requireRecord(value, 'mfa').settings)
    return { enabled: isTrue(raw.enabled), totp: isTrue(raw.totp) }
  }
  return ask(client, read, 'GET', root, { signal })
}

/** Makes a new secret each time, which counts once it is confirmed. */
export function setupTotp(client: ApiClient): Promise<TotpSetup> {
  const read = (value: unknown): TotpSetup => {
    const raw = requireRecord(value, 'totp')
    return { key: textOrEmpty(raw.key), provisioningUri: textOrEmpty(raw.provisioning_uri) }
  }
  return ask(client, read, 'GET', `${root}/setup/totp`)
}

/** 422 for a wrong password or code. */
export async function confirmTotp(client: ApiClient, json: { readonly password: string; readonly code: string }): Promise<void> {
  await client.request('POST', `${root}/confirm/totp`, { json })
}

export async function disableTotp(client: ApiClient, password: string): Promise<void> {
  // The password goes into the body of this DELETE, because addresses end up in logs.
  await client.request('DELETE', `${root}/totp`, { json: { password } })
}

/** Makes new codes each time; the old ones stop working. */
export function newBackupCodes(client: ApiClient): Promise<readonly string[]> {
  return ask(client, (raw) => texts(fields(raw).codes), 'GET', `${root}/backup_codes`)
}
