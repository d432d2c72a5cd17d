import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { sendingDraftsOf } from '#features/drafts/model/sendingDrafts.ts'
import type { Patch } from '@rookery/store/EntityTable'
import type { Intent } from '@rookery/store/Intent'
import type { Session } from '#features/session/model/Session.ts'
import { outboxOf } from '#features/actions/model/outboxOf.ts'
import { sendPost } from './sendPost.ts'

/** A draft that is queued for posting. Meanwhile it is not listed among the drafts. */
export function queuedPost(session: Session, key: DraftKey): Intent {
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
