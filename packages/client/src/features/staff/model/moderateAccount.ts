import * as calls from '@rookery/api/calls/adminAccounts'
import type { Right } from '@rookery/api/calls/adminAccounts'
import * as credentials from '@rookery/api/calls/credentials'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import type { AccountRecord } from '#features/entities/model/records.ts'
import type { PolicyTag } from './policyTags.ts'
import type { AttemptId } from '#features/notices/model/AttemptId.ts'
import { showAccountFailure } from '#features/failures/model/showAccountFailure.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { adminAccountQuery } from './adminAccount.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { AdminAccount } from '@rookery/api/wire/adminAccount'

/** Grants or revokes the role of admin or moderator. */
export function setRole(session: Session, { id, acct }: AccountRecord, right: Right, desired: boolean): Promise<void> {
  return moderate(session, id, {
    what: right === 'admin' ? 'setAdmin' : 'setModerator',
    done: desired ? `moderation.done.${right}` : `moderation.done.${right}.off`,
    async run() {
      await (desired ? calls.grant : calls.revoke)(session.client, acct, right)
      amendAdminAccount(session, id, (known) => ({ ...known, roles: { ...known.roles, [right]: desired } }))
      const { queryKey } = adminAccountQuery(session, id, acct)
      const roles = queriesOf(session).getQueryData(queryKey)?.roles ?? { admin: right === 'admin' && desired, moderator: desired }
      amend(session, id, { role: roles.admin ? 'admin' : roles.moderator ? 'moderator' : 'member' })
    },
  })
}

/** Activates or deactivates an account. */
export function setActive(session: Session, { id, acct }: AccountRecord, desired: boolean): Promise<void> {
  return moderate(session, id, {
    what: desired ? 'activate' : 'deactivate',
    done: desired ? 'moderation.done.activate' : 'moderation.done.deactivate',
    async run() {
      const [response] = await (desired ? calls.activate : calls.deactivate)(session.client, [acct])
      if (response) setAdminAccount(session, response)
      else amend(session, id, { deactivated: !desired })
    },
  })
}

/** Adds or removes a tag that the server's tag policy applies. */
export function setTag(session: Session, { id, acct }: AccountRecord, { id: name, tag }: PolicyTag, desired: boolean): Promise<void> {
  const changed = (tags: readonly string[]) => [...tags.filter((other) => other !== tag), ...(desired ? [tag] : [])]
  return moderate(session, id, {
    what: 'setTag',
    part: name,
    done: null,
    async run() {
      await (desired ? calls.addTags : calls.removeTags)(session.client, [acct], [tag])
      amendAdminAccount(session, id, (known) => ({ ...known, tags: changed(known.tags) }))
      amend(session, id, { tags: changed(session.entities.accounts.get(id)?.tags ?? []) })
    },
  })
}

/**
 * Deletes an account with all posts for good; of a remote account only this server's copy.
 * @param onDone called when the server has done it, at whichever attempt
 */
export function deleteAccount(session: Session, { id, acct }: AccountRecord, onDone: () => void): Promise<void> {
  return moderate(session, id, {
    what: 'deleteAccount',
    done: 'moderation.done.delete',
    async run() {
      await calls.remove(session.client, acct)
      amendAdminAccount(session, id, (known) => ({ ...known, isActive: false }))
      amend(session, id, { deactivated: true })
      markPostsDeleted(session, id)
      onDone()
    },
  })
}

interface Moderation {
  readonly what: AttemptId
  /** Which of several of the kind. */
  readonly part?: string
  /** The text of the notice afterwards; null if the result is visible. */
  readonly done: MessageId | null
  /** Requests the change, then applies the response. Not optimistic. */
  readonly run: () => Promise<void>
}

/** A second press while the same is under way does nothing. */
async function moderate(session: Session, id: AccountId, moderation: Moderation): Promise<void> {
  const { what, part = '', done, run } = moderation
  await executorOf(session).once(`moderate:${id}:${what}:${part}`, async () => {
    try {
      await run()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showAccountFailure(session, error, { what }, () => void moderate(session, id, moderation))
      await afterRefusal(session, id, error)
      return
    }
    const account = session.entities.accounts.get(id)
    const args = { name: account ? nameAndHandleText(account) : '…' }
    if (done !== null) session.notices.show({ level: 'success', messageKey: done, args, timeout: 5000 })
  })
}

/** The known state was outdated: the user's role, or the account. */
async function afterRefusal(session: Session, id: AccountId, { kind, status }: ApiError): Promise<void> {
  const { client, entities } = session
  await queriesOf(session).invalidateQueries({ queryKey: adminAccountQuery(session, id, '').queryKey })
  if (kind !== 'http' || status !== 403) return
  const requestSeq = entities.nextRequestSeq()
  // A reader who is staff no longer is not offered the same again.
  const own = await credentials.verify(client).catch(() => null)
  if (own !== null) entities.receive({ accounts: [own] }, requestSeq)
}

/** The author's posts are removed, and repeats of them. */
function markPostsDeleted(session: Session, id: AccountId): void {
  const { entities } = session
  const feeds = feedsOf(session)
  const { statuses } = entities
  const theirs = new Set<StatusId>([...statuses.ids()].filter((status) => statuses.get(status)?.accountId === id))
  const removed = new Set(
    [...statuses.ids()].filter((status) => theirs.has(status) || theirs.has(statuses.get(status)?.reblogId ?? status)),
  )
  entities.batch(() => {
    entities.receive({ deleted: [...removed] })
    feeds.removeStatuses(removed)
  })
}

/** Stores the fields for staff from a response. */
function setAdminAccount(session: Session, account: AdminAccount): void {
  const { queryKey } = adminAccountQuery(session, account.id, account.nickname)
  void queriesOf(session).cancelQueries({ queryKey })
  queriesOf(session).setQueryData(queryKey, account)
  amend(session, account.id, { deactivated: !account.isActive, tags: account.tags })
}

/** Stores a change that the server confirmed without returning the account. */
function amendAdminAccount(session: Session, id: AccountId, change: (known: AdminAccount) => AdminAccount): void {
  const { queryKey } = adminAccountQuery(session, id, '')
  void queriesOf(session).cancelQueries({ queryKey })
  queriesOf(session).setQueryData(queryKey, (known) => known && change(known))
}

/** Writes a part of an account that the server has confirmed. */
function amend({ entities }: Session, id: AccountId, part: Partial<AccountRecord>): void {
  if (entities.accounts.get(id)) entities.accounts.patch(id, (record) => ({ ...record, ...part })).settle()
}
