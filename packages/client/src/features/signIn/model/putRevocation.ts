import type { Device } from '#features/session/model/Device.ts'
import { revocationsOf, type Revocation } from '#features/session/model/Revocations.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'

/** Has the server told, at this visit or at another one, that an account's token is not to be taken any more (`live/revocations`). */
export function putRevocation(device: Device, account: StoredAccount, { at, told: notified }: Pick<Revocation, 'at' | 'told'>): void {
  const { origin, token } = account
  const app = device.apps.get(origin)
  if (!app) return
  const { clientId, clientSecret } = app
  revocationsOf(device).put({
    origin,
    app: { clientId, clientSecret },
    token: token.accessToken,
    at,
    told: notified,
  })
}
