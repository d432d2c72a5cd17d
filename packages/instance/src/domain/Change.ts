/** Something that open streams may want to know. Ids, not contents: each reader is shown their own view of it. */
export type Change =
  | { kind: 'statusCreated'; statusId: string }
  | { kind: 'statusEdited'; statusId: string }
  | {
      kind: 'statusDeleted'
      statusId: string
      visibility: string
      accountId: string
      hadMedia: boolean
      local: boolean
      tags: readonly string[]
      notifiedIds: readonly string[]
    }
  | { kind: 'notified'; notificationId: number }
  | { kind: 'conversationChanged'; conversationId: number }
  | {
      kind: 'relationshipChanged'
      state: 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow'
      followerId: string
      followingId: string
    }
