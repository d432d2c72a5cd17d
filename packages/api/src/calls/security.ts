import { askSuccess } from '../http/askSuccess.ts'
import type { ApiClient } from '../http/client.ts'

/** Changes to the account itself (Akkoma and Pleroma). */
const post = (client: ApiClient, name: string, json: object) => askSuccess(client, 'POST', `/api/pleroma/${name}`, { json })

/** An empty address removes it where the server allows that. */
export function changeEmail(client: ApiClient, { password, email }: { readonly password: string; readonly email: string }): Promise<void> {
  return post(client, 'change_email', { password, email })
}

export interface PasswordChange {
  readonly password: string
  readonly newPassword: string
  readonly confirmation: string
}

/** Success ends every token of the account, this one too: sign in again immediately. */
export function changePassword(client: ApiClient, { password, newPassword, confirmation }: PasswordChange): Promise<void> {
  return post(client, 'change_password', { password, new_password: newPassword, new_password_confirmation: confirmation })
}

/** Cannot be undone. The server deletes in the background; the token works a moment longer. */
export function deleteAccount(client: ApiClient, password: string): Promise<void> {
  return post(client, 'delete_account', { password })
}

/** @param target `name@host`; it must already list this account among its aliases */
export function moveAccount(
  client: ApiClient,
  { password, target }: { readonly password: string; readonly target: string },
): Promise<void> {
  return post(client, 'move_account', { password, target_account: target })
}
