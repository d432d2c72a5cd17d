import type { Server } from './Session.ts'

/** Whether anybody may register, without an invitation. */
export function isRegistrationOpen({ instance, nodeInfo }: Pick<Server, 'instance' | 'nodeInfo'>): boolean {
  return nodeInfo?.openRegistrations ?? instance.registrationsOpen
}
