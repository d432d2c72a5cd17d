import type { MessageId } from '#i18n/catalogues.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { DraftPost } from './Draft.ts'

/**
 * What of a post the server would ignore, and publish the post all the same: at once, for ever, or to everybody. No composer offers
 * it there. A draft may have it from before, when the server was taken for another one.
 */
export function notOffered({ server }: Session, { scheduledAt, expiresIn, visibility }: DraftPost): MessageId | null {
  const { scheduledPosts, expiringPosts, localScope } = server.get().capabilities
  if (scheduledAt !== null && !scheduledPosts) return 'composer.schedule.notOffered'
  if (expiresIn !== null && !expiringPosts) return 'composer.expiry.notOffered'
  return visibility === 'local' && !localScope ? 'composer.scope.notOffered' : null
}
