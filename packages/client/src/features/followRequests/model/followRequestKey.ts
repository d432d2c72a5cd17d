import type { AccountId } from '@rookery/api/wire/model'

/** Key of a running answer, for `useRunning`. */
export const followRequestKey = (id: AccountId) => `followRequest:${id}`
