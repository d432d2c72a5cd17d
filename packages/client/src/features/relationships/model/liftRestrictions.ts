import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { mutedServersQuery, type RestrictedPeople } from '#features/filters/model/restrictedPeople.ts'
import type { Session } from '#features/session/model/Session.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { defineAccountSwitch } from './defineAccountSwitch.ts'

interface RestrictArgs {
  /** Their notifications still come. */
  readonly notifies: boolean
}

/** Like the actions of these names, for a list with results: nothing is queued, and no notice appears. */
const restrictActions = {
  muted: defineAccountSwitch<RestrictArgs>({
    kind: 'mute',
    isQueued: false,
    isOn: ({ muting }) => muting,
    change: (relationship, desired, { notifies }) => ({ ...relationship, muting: desired, mutingNotifications: desired && !notifies }),
    request: ({ client }, id, desired, { notifies }) =>
      desired ? accounts.mute(client, id, { notifications: !notifies }) : accounts.unmute(client, id),
  }),
  blocked: defineAccountSwitch<RestrictArgs>({
    kind: 'block',
    isQueued: false,
    isOn: ({ blocking }) => blocking,
    change: (relationship, desired) => ({ ...relationship, blocking: desired }),
    request: ({ client }, id, desired) => (desired ? accounts.block : accounts.unblock)(client, id),
  }),
} satisfies Record<RestrictedPeople, unknown>

/**
 * Mutes or blocks accounts, or ends that, one after the other; their relationships have the results. A renewed mute hides notifications as
 * before. Resolves to the number of accounts in the desired state.
 */
export async function restrictPeople(
  session: Session,
  which: RestrictedPeople,
  ids: readonly AccountId[],
  desired: boolean,
  notifies: ReadonlySet<AccountId> = new Set(),
): Promise<number> {
  let count = 0
  for (const id of ids) {
    if (await restrictActions[which].run(session, id, desired, { notifies: notifies.has(id) })) count += 1
  }
  return count
}

export interface RestrictedServers {
  /** Those that are in the desired state now. */
  readonly done: readonly string[]
  /** Why the next one does not; the ones behind it were left alone. */
  readonly error: Message | null
}

/** Mutes servers, or ends that, one after the other up to the first that fails. */
export async function restrictServers(session: Session, domains: readonly string[], desired: boolean): Promise<RestrictedServers> {
  const done: string[] = []
  let failure: Message | null = null
  try {
    for (const domain of domains) {
      await (desired ? domainBlocks.add : domainBlocks.remove)(session.client, domain)
      done.push(domain)
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    failure = errorMessage(error)
  }
  // The change is done: a failed refetch of the list is not a failure of the change.
  if (done.length > 0)
    await refetchServers(session).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      changeServers(session, new Set(done), desired)
    })
  return { done, error: failure }
}

async function refetchServers(session: Session): Promise<void> {
  filtersOf(session).applyDomains(await queriesOf(session).query({ ...mutedServersQuery(session), staleTime: 0, retry: false }))
}

/** If the list was never loaded, the other muted servers are unknown. */
function changeServers(session: Session, domains: ReadonlySet<string>, desired: boolean): void {
  const changed = queriesOf(session).setQueryData(mutedServersQuery(session).queryKey, (known) => {
    const others = known?.filter((one) => !domains.has(one))
    return desired && others ? [...others, ...domains] : others
  })
  if (changed) filtersOf(session).applyDomains(changed)
}
