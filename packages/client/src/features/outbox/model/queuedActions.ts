import { favouriteAction } from '#data/actions/favourite.ts'
import { reactAction } from '#data/actions/react.ts'
import { repeatAction } from '#data/actions/repeat.ts'
import type { QueuedActionSource } from '#data/actions/defineAction.ts'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import type { Intent } from '@rookery/store/Intent'
import type { Session } from '#data/session/Session.ts'
import { queuedPost } from './queuedPost.ts'
import type { QueuedAction, QueuedKind } from './QueuedAction.ts'

/** The action of each kind; its code comes when something of that kind is queued. */
const sources: { readonly [Kind in Exclude<QueuedKind, 'post'>]: () => Promise<QueuedActionSource> } = {
  favourite: async () => favouriteAction,
  repeat: async () => repeatAction,
  react: async () => reactAction,
  bookmark: async () => (await import('#data/actions/bookmark.ts')).bookmarkAction,
  pin: async () => (await import('#data/actions/pin.ts')).pinAction,
  vote: async () => (await import('#data/actions/vote.ts')).voteAction,
  follow: async () => (await import('#data/actions/follow.ts')).followSwitch,
  mute: async () => (await import('#data/actions/muteAccount.ts')).muteAction,
  block: async () => (await import('#data/actions/blockAccount.ts')).blockAction,
  subscribe: async () => (await import('#data/actions/subscribeToAccount.ts')).subscribeAction,
  hideRepeats: async () => (await import('#data/actions/hideRepeats.ts')).hideRepeatsAction,
}

/** The intent of a queued action, for the executor. */
export async function queuedIntent(session: Session, queued: QueuedAction): Promise<Intent> {
  // The queue stores the key of the draft that it was given.
  if (queued.kind === 'post') return queuedPost(session, queued.id as DraftKey)
  const source = await sources[queued.kind]()
  return source.restore(session, queued)
}
