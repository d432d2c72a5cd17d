/** Actions on a post or account whose response has its new state, and changes of lists. */
const shared =
  /^\/api\/v1\/(?:(?:pleroma\/)?statuses\/[^/]+(?:\/(?:(?:un)?(?:favourite|reblog|bookmark|pin|mute)|reactions\/[^/]+))?|polls\/[^/]+\/votes|(?:pleroma\/)?accounts\/[^/]+\/(?:(?:un)?(?:follow|mute|block|subscribe)|remove_from_followers)|follow_requests\/[^/]+\/\w+|lists(?:\/[^/]+(?:\/accounts)?)?)$/

/** Whether a change at this path is broadcast to the account's other tabs. Other responses are not. */
export function isSharedChange(path: string): boolean {
  return shared.test(path)
}
