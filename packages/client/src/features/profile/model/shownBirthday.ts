import type { AccountRecord } from '#features/entities/model/records.ts'

/** The day on which somebody was born, `2001-04-30`, or null. Their server tells it to themself even where they show it to nobody. */
export function shownBirthday({ birthday, own }: Pick<AccountRecord, 'birthday' | 'own'>): string | null {
  // The device may have kept an account from before it had this.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(birthday ?? '') && !Number.isNaN(Date.parse(birthday ?? ''))
  return isDay && own?.showBirthday !== false ? birthday : null
}
