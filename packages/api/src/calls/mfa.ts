import { ask } from '../http/ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { fields, isTrue, requireRecord, requireText, requireTexts } from '../wire/read.ts'
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
    const raw = requireRecord(fields(value).settings, 'mfa.settings')
    return { enabled: isTrue(raw.enabled), totp: isTrue(raw.totp) }
  }
  return ask(client, read, 'GET', root, { signal })
}

/** Makes a new secret each time, which counts once it is confirmed. */
export function setupTotp(client: ApiClient): Promise<TotpSetup> {
  const read = (value: unknown): TotpSetup => {
    const raw = requireRecord(value, 'totp')
    return { key: requireText(raw.key, 'totp.key'), provisioningUri: requireText(raw.provisioning_uri, 'totp.provisioning_uri') }
  }
  return ask(client, read, 'GET', `${root}/setup/totp`)
}

/** 422 for a wrong password or code. */
export async function confirmTotp(client: ApiClient, json: { readonly password: string; readonly code: string }): Promise<void> {
  await client.request('POST', `${root}/confirm/totp`, { json, errorIn200: true })
}

export async function disableTotp(client: ApiClient, password: string): Promise<void> {
  // The password is in the body of this DELETE, because addresses end up in logs.
  await client.request('DELETE', `${root}/totp`, { json: { password }, errorIn200: true })
}

/** Makes new codes each time; the old ones stop working. */
export function newBackupCodes(client: ApiClient): Promise<readonly string[]> {
  const read = (raw: unknown) => {
    const codes = requireTexts(fields(raw).codes, 'backup_codes.codes')
    if (codes.length === 0) throw new DecodeError('backup_codes.codes', 'code')
    return codes
  }
  return ask(client, read, 'GET', `${root}/backup_codes`)
}
