import type { MessageId } from '#i18n/catalogues.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { DraftPost } from './Draft.ts'

/**
 * Features of a draft that the server would ignore and still publish the post: immediately, forever, or to everyone. The composer does not
 * offer them there, but an older draft may have them.
 */
export function notOffered({ server }: Session, { scheduledAt, expiresIn, visibility }: DraftPost): MessageId | null {
  const { scheduledPosts, expiringPosts, localScope } = server.get().capabilities
  if (scheduledAt !== null && !scheduledPosts) return 'composer.schedule.notOffered'
  if (expiresIn !== null && !expiringPosts) return 'composer.expiry.notOffered'
  return visibility === 'local' && !localScope ? 'composer.scope.notOffered' : null
}
