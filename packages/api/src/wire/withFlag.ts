import type { Status } from './model.ts'

type Flag = NonNullable<Status['unstated']>[number]

/** A post with a flag that a successful call has set, where the response does not say it (Sharkey has no bookmark true). */
export function withFlag(status: Status, flag: Flag, value: boolean): Status {
  if (!status.unstated?.includes(flag)) return status
  return { ...status, [flag]: value, unstated: status.unstated.filter((other) => other !== flag) }
}
