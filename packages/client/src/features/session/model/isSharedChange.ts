/** What one does with a post or a person, as far as its answer says how the post or the person is now, and with one's lists. */
const shared =
  /^\/api\/v1\/(?:(?:pleroma\/)?statuses\/[^/]+(?:\/(?:(?:un)?(?:favourite|reblog|bookmark|pin|mute)|reactions\/[^/]+))?|polls\/[^/]+\/votes|(?:pleroma\/)?accounts\/[^/]+\/(?:(?:un)?(?:follow|mute|block|subscribe)|remove_from_followers)|follow_requests\/[^/]+\/\w+|lists(?:\/[^/]+(?:\/accounts)?)?)$/

/** Whether a change at this path is told to the other tabs of the account. Nothing else that a server answers is for them. */
export function isSharedChange(path: string): boolean {
  return shared.test(path)
}
