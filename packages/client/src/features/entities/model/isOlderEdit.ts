import type { StatusRecord } from './records.ts'

/** A response from before an edit is older than one from after it, regardless of the request order. A tombstone is newer than both. */
export function isOlderEdit(next: StatusRecord, previous: StatusRecord): boolean {
  if (next.deleted !== previous.deleted) return previous.deleted
  return editTime(next) < editTime(previous)
}

function editTime(record: StatusRecord): number {
  return record.editedAt === null ? 0 : Date.parse(record.editedAt) || 0
}
