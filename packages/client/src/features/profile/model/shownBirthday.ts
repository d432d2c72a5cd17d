import type { AccountRecord } from '#features/entities/model/records.ts'

/** The birthday of an account, `2001-04-30`, or null. Servers send it to the owner even if it is hidden. */
export function shownBirthday({ birthday, own }: Pick<AccountRecord, 'birthday' | 'own'>): string | null {
  // An account stored by an earlier version lacks it.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(birthday ?? '') && !Number.isNaN(Date.parse(birthday ?? ''))
  return isDay && own?.showBirthday !== false ? birthday : null
}
