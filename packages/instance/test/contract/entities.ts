import type { JsonObject } from './recordings.ts'

/** The kind of an object, by the keys that are unique to it; null for parts without a name of their own. */
export function entityOf(object: JsonObject): string | null {
  if ('fqn' in object && 'acct' in object) return 'Account'
  if ('visibility' in object && 'uri' in object) return 'akkoma' in object ? 'Status' : 'Reblog'
  if ('showing_reblogs' in object) return 'Relationship'
  if ('last_status' in object) return 'Conversation'
  if ('own_votes' in object || ('votes_count' in object && 'options' in object)) return 'Poll'
  if ('preview_url' in object && 'remote_url' in object) return 'Attachment'
  if ('is_seen' in object) return 'NotificationState'
  if ('type' in object && 'created_at' in object && 'account' in object) return `Notification ${JSON.stringify(object['type'])}`
  if ('actor' in object && 'notes' in object) return 'Report'
  if ('shortcode' in object && 'static_url' in object) return 'tags' in object ? 'ListedEmoji' : 'CustomEmoji'
  if ('history' in object && 'name' in object) return 'Tag'
  if ('scheduled_at' in object && 'params' in object) return 'ScheduledStatus'
  if ('opengraph' in object) return null
  return null
}
