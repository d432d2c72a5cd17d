import type { AccountId } from '@rookery/api/wire/model'

/** Names the answer to a request that is under way, for `useRunning`. */
export const followRequestKey = (id: AccountId) => `followRequest:${id}`
