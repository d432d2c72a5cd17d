import { queriesOf } from '#data/queries/queriesOf.ts'
import type { Session } from '#data/session/Session.ts'
import type { TabChange } from '#data/session/TabMessage.ts'

/** Asks again for what another tab has changed of the lists, as far as it is known here. The answers there do not say all of it. */
export function takeListChange(session: Session, { method, path }: Pick<TabChange, 'method' | 'path'>): void {
  const { feeds } = session
  const queries = queriesOf(session)
  const [, id, accounts] = /^\/api\/v1\/lists(?:\/([^/]+))?(\/accounts)?$/.exec(path) ?? []
  const isGone = method === 'DELETE' && accounts === undefined
  if (accounts === undefined) void queries.invalidateQueries({ queryKey: ['lists'] })
  if (accounts !== undefined || isGone) void queries.invalidateQueries({ queryKey: ['accountLists'] })
  if (id === undefined) return
  for (const of of ['list', 'listMembers']) {
    // What was known of one that is gone is not shown any more.
    void (isGone ? queries.resetQueries({ queryKey: [of, id] }) : queries.invalidateQueries({ queryKey: [of, id] }))
  }
  if (accounts !== undefined && feeds.keys().includes(`list:${id}`)) void feeds.reload(`list:${id}`)
}
