import { favouriteAction } from '#features/statuses/model/favourite.ts'
import { reactAction } from '#features/statuses/model/react.ts'
import { repeatAction } from '#features/statuses/model/repeat.ts'
import type { QueuedActionSource } from '#features/actions/model/defineAction.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import type { Intent } from '@rookery/store/Intent'
import type { Session } from '#features/session/model/Session.ts'
import type { QueuedAction, QueuedKind } from '#features/actions/model/QueuedAction.ts'
import { sendingDraftsOf } from '#features/drafts/model/sendingDrafts.ts'
import type { Patch } from '@rookery/store/EntityTable'
import { outboxOf } from '#features/actions/model/outboxOf.ts'
import { sendPost } from './sendPost.ts'

/** The action of each kind; its code is loaded when such an action is queued. */
const sources: { readonly [Kind in Exclude<QueuedKind, 'post'>]: () => Promise<QueuedActionSource> } = {
  favourite: async () => favouriteAction,
  repeat: async () => repeatAction,
  react: async () => reactAction,
  bookmark: async () => (await import('#features/statuses/model/bookmark.ts')).bookmarkAction,
  pin: async () => (await import('#features/statuses/model/pin.ts')).pinAction,
  vote: async () => (await import('#features/polls/model/vote.ts')).voteAction,
  follow: async () => (await import('#features/relationships/model/follow.ts')).followSwitch,
  mute: async () => (await import('#features/relationships/model/muteAccount.ts')).muteAction,
  block: async () => (await import('#features/relationships/model/blockAccount.ts')).blockAction,
  subscribe: async () => (await import('#features/relationships/model/subscribeToAccount.ts')).subscribeAction,
  hideRepeats: async () => (await import('#features/relationships/model/hideRepeats.ts')).hideRepeatsAction,
}

/** The intent of a queued action, for the executor. */
export async function queuedIntent(session: Session, queued: QueuedAction): Promise<Intent> {
  // The stored key is the one of the queued draft.
  if (queued.kind === 'post') return queuedPost(session, queued.id as DraftKey)
  const source = await sources[queued.kind]()
  return source.restore(session, queued)
}

/** A draft that is queued for posting. Meanwhile it is not listed among the drafts. */
function queuedPost(session: Session, key: DraftKey): Intent {
  const subject = `post:${key}`
  const isQueued = () =>
    outboxOf(session)
      .open.get()
      ?.get()
      .some((entry) => entry.subject === subject) ?? false
  return {
    kind: 'post',
    subject,
    id: key,
    queueing: 'always',
    isOn: () => undefined,
    patch: () => hideDraft(session, key),
    request: () => sendPost(session, key, isQueued),
    // The queue's list shows the rejection, and the draft appears among the drafts again.
    onRejected: () => {},
  }
}

function hideDraft(session: Session, key: DraftKey): Patch {
  const hidden = sendingDraftsOf(session)
  hidden.set(new Set([...hidden.get(), key]))
  const show = () => hidden.set(new Set([...hidden.get()].filter((draft) => draft !== key)))
  return { settle: show, revert: show }
}
