import type { Session } from '#features/session/model/Session.ts'
import { recentServers } from './recentServers.ts'

/**
 * The server on which a further account signs in. Anyone can create a link that names a server, so it counts only if the user chose that
 * server on this device: a password must not go where a stranger's link leads. The page of a server signs in to no other.
 */
export function serverToAdd({ origin, device }: Pick<Session, 'origin' | 'device'>, named: string | null): string {
  return origin !== device.page && named !== null && recentServers(device).includes(named) ? named : origin
}
