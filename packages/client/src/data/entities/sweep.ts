import type { AccountId, NotificationId, PollId, StatusId } from '@rookery/api/wire/model'
import type { Entities } from './Entities.ts'

/**
 * A tab can stay open for a week: forgets what no holder names and nobody listens to, with all that only it needed.
 * Returns how many statuses went.
 */
export function sweep(entities: Entities): number {
  const kept = {
    statuses: new Set<StatusId>(),
    accounts: new Set<AccountId>(),
    polls: new Set<PollId>(),
    notifications: new Set<NotificationId>(),
  }

  function keepStatus(id: StatusId): void {
    const record = entities.statuses.get(id)
    if (!record || kept.statuses.has(id)) return
    kept.statuses.add(id)
    kept.accounts.add(record.accountId)
    if (record.pollId) kept.polls.add(record.pollId)
    if (record.reblogId) keepStatus(record.reblogId)
    if (record.quote?.id) keepStatus(record.quote.id)
  }

  function keepNotification(id: NotificationId): void {
    const record = entities.notifications.get(id)
    if (!record) return
    kept.notifications.add(id)
    if (record.accountId) kept.accounts.add(record.accountId)
    if (record.targetId) kept.accounts.add(record.targetId)
    if (record.statusId) keepStatus(record.statusId)
  }

  for (const held of entities.held()) {
    for (const id of held.statuses ?? []) keepStatus(id)
    for (const id of held.accounts ?? []) kept.accounts.add(id)
    for (const id of held.notifications ?? []) keepNotification(id)
  }
  for (const id of entities.notifications.ids()) if (entities.notifications.isHeld(id)) keepNotification(id)
  for (const id of entities.statuses.ids()) if (entities.statuses.isHeld(id)) keepStatus(id)
  for (const id of entities.accounts.ids()) if (entities.accounts.isHeld(id) || entities.relationships.isHeld(id)) kept.accounts.add(id)

  const before = entities.statuses.size
  entities.forgetAllBut(kept)
  return before - entities.statuses.size
}
