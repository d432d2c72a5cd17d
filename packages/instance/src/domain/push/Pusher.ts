import webPush from 'web-push'
import { storedJson } from '../../db/storedJson.ts'
import { pushMessageView } from '../../views/pushMessageView.ts'
import type { Change } from '../Change.ts'
import type { Context } from '../Context.ts'
import type { PostPush } from './postToPushService.ts'

/** Sends notifications to browsers, each through the push service of its vendor. */
export interface Pusher {
  /** Accepts a change and returns immediately. */
  notify(change: Change): void
  /** Resolves when all messages so far were sent, or given up. */
  idle(): Promise<void>
}

/** Seconds for which a push service keeps a message for a browser that is closed: two days, as on Mastodon. */
const cacheMs = 48 * 60 * 60

/** @param onError gets errors, except of services that do not respond: those are no faults of this server */
export function createPusher(context: Omit<Context, 'notify'>, post: PostPush, onError: (error: unknown) => void): Pusher {
  const world: Context = { ...context, notify: () => {} }
  const running = new Set<Promise<void>>()
  return {
    notify(change) {
      if (change.kind !== 'notified') return
      const work = push(world, post, change.notificationId)
        .catch(onError)
        .finally(() => running.delete(work))
      running.add(work)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

async function push(context: Context, post: PostPush, id: number): Promise<void> {
  const { clock, db, origin, vapid } = context
  // An expired or revoked token has no recipient any more.
  const subscriptions = await db
    .selectFrom('notifications')
    .innerJoin('push_subscriptions', 'push_subscriptions.account_id', 'notifications.account_id')
    .innerJoin('oauth_tokens', 'oauth_tokens.id', 'push_subscriptions.token_id')
    .selectAll('push_subscriptions')
    .where('notifications.id', '=', id)
    .where('oauth_tokens.expires_at', '>', clock.now())
    .execute()
  // Most notifications are for accounts without a push subscription.
  if (subscriptions.length === 0) return
  const row = await db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  const subscribed = subscriptions.filter(({ alerts_json }) => storedJson<Record<string, boolean>>(alerts_json)[row.type] === true)
  if (subscribed.length === 0) return
  const message = JSON.stringify(await pushMessageView(context, row))
  await Promise.all(
    subscribed.map(async ({ id: subscriptionId, endpoint, key_p256dh, key_auth }) => {
      const drop = () => db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
      const request = encrypted({ endpoint, keys: { p256dh: key_p256dh, auth: key_auth } }, message, origin, vapid)
      // A subscription with invalid keys is dropped.
      if (!request) return void (await drop())
      const status = await post(request).catch(() => 0)
      // Akkoma forgets a subscription whose service refuses once.
      if (status >= 400 && status < 500 && status !== 429) await drop()
    }),
  )
}

function encrypted(subscription: webPush.PushSubscription, message: string, origin: string, vapid: Context['vapid']) {
  // The library needs a contact address, and accepts no plain address of this machine.
  const subject = origin.startsWith('https:') ? origin : 'mailto:keeper@localhost'
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, message, {
      vapidDetails: { subject, ...vapid },
      TTL: cacheMs,
      contentEncoding: 'aes128gcm',
    })
    return { endpoint, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body }
  } catch {
    return null
  }
}
