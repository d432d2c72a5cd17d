import type { Device } from '#features/session/model/Device.ts'
import { revocationsOf, type Revocation } from '#features/session/model/Revocations.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'

/** Schedules the revocation of an account's token, for this or a later visit (`live/startRevocations`). */
export function putRevocation(device: Device, account: StoredAccount, { at, told: notified }: Pick<Revocation, 'at' | 'told'>): void {
  const { origin, token } = account
  const app = storedAppsOf(device).get(origin)
  if (!app) return
  const { clientId, clientSecret, paths } = app
  revocationsOf(device).put({
    origin,
    app: { clientId, clientSecret, ...(paths && { paths }) },
    token: token.accessToken,
    at,
    told: notified,
  })
}
