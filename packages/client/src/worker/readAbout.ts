import { typeNamed } from '@rookery/api/wire/notificationNames'
import type { NotificationType } from '@rookery/api/wire/notification'
import { notificationKinds } from '#features/notificationKinds/model/notificationKinds.ts'

/** The type of a notification by the server's name for it; `unknown` if the client has no such type. */
export function typeOf(name: string): NotificationType {
  const type = typeNamed(name)
  return Object.hasOwn(notificationKinds, type) ? (type as NotificationType) : 'unknown' // it has just been found among them
}

export const filledText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** An id goes into addresses: nothing that could lead elsewhere is one. */
export const idOf = (value: unknown): string | null => (typeof value === 'string' && /^[\w-]+$/.test(value) ? value : null)
