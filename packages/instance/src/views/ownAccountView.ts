import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'

/** Additional fields of an account for its owner, wherever it is embedded. */
export interface OwnAdditions {
  top: { follow_requests_count: number; accepts_direct_messages_from: string }
  source: { privacy: string }
  sourcePleroma: { show_role: boolean; no_rich_text: boolean }
  pleroma: {
    email: string | null
    allow_following_move: boolean
    notification_settings: { block_from_strangers: boolean; hide_notification_contents: boolean }
    unread_conversation_count: number
    unread_notifications_count: number
  }
}

export async function loadOwnAdditions({ db }: Context, row: AccountRow): Promise<OwnAdditions> {
  const [user, requests, conversations, notifications] = await Promise.all([
    db.selectFrom('users').selectAll().where('account_id', '=', row.id).executeTakeFirst(),
    db
      .selectFrom('follows')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('target_id', '=', row.id)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('conversations')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('account_id', '=', row.id)
      .where('unread', '=', 1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('notifications')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('account_id', '=', row.id)
      .where('seen', '=', 0)
      .executeTakeFirstOrThrow(),
  ])
  return {
    top: { follow_requests_count: requests.count, accepts_direct_messages_from: row.accepts_direct_messages_from },
    source: { privacy: user?.default_scope ?? 'public' },
    sourcePleroma: { show_role: Boolean(row.show_role), no_rich_text: Boolean(user?.no_rich_text) },
    pleroma: {
      email: user?.email ?? null,
      allow_following_move: Boolean(user?.allow_following_move ?? true),
      notification_settings: {
        block_from_strangers: Boolean(user?.block_from_strangers),
        hide_notification_contents: Boolean(user?.hide_notification_contents),
      },
      unread_conversation_count: conversations.count,
      unread_notifications_count: notifications.count,
    },
  }
}
