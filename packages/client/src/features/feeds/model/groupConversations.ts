import type { StatusId } from '@rookery/api/wire/model'
import { groupBy } from '#lib/groupBy.ts'
import { reach, type Folding, type Look } from './Folding.ts'

/** Groups the rows of a stretch, newest first, into conversations, each oldest first. */
export function groupConversations(ids: readonly StatusId[], look: Look, before: Folding['groups']): readonly (readonly StatusId[])[] {
  const groups: (readonly StatusId[])[] = []
  const here = new Set(ids)
  const done = new Set<StatusId>()
  const add = (group: readonly StatusId[]) => {
    groups.push(group)
    for (const id of group) done.add(id)
  }
  let page: StatusId[] = []
  const endPage = () => {
    for (const group of conversationsOf(page, look)) add(group)
    page = []
  }
  for (const id of ids) {
    const known = before.get(id)
    if (known === undefined) {
      page.push(id)
      continue
    }
    endPage()
    if (!done.has(id)) add(known.filter((other) => here.has(other)))
  }
  endPage()
  return groups
}

/** Conversations among rows that arrived together, each at the position of its newest post. */
function conversationsOf(page: readonly StatusId[], look: Look): readonly (readonly StatusId[])[] {
  const places = new Map(page.map((id, index) => [id, index] as const))
  const rootOf = new Map<StatusId, StatusId>()
  // Oldest first, so that a post's parent is placed before it.
  for (const [index, id] of [...page.entries()].toReversed()) {
    const status = look(id)
    const parent = status?.reblogId === null ? status.inReplyToId : null
    const parentPlace = parent === null ? undefined : places.get(parent)
    const isNear = parentPlace !== undefined && parentPlace > index && parentPlace - index < reach
    rootOf.set(id, (isNear && parent !== null ? rootOf.get(parent) : undefined) ?? id)
  }
  return [...groupBy(page, (id) => rootOf.get(id) ?? id).values()].map((group) => group.toReversed())
}
