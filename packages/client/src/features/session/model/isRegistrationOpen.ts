import type { Server } from './Session.ts'

/** Whether anyone may register, without an invitation. */
export function isRegistrationOpen({ instance, nodeInfo }: Pick<Server, 'instance' | 'nodeInfo'>): boolean {
  return nodeInfo?.openRegistrations ?? instance.registrationsOpen
}
