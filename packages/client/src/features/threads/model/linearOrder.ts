import { compareIds } from '@rookery/api/wire/ids'
import type { StatusId } from '@rookery/api/wire/model'

/** A conversation as one list, oldest first, each once (spec 1, section 5). */
export function linearOrder(ids: readonly StatusId[]): readonly StatusId[] {
  return [...new Set(ids)].toSorted(compareIds)
}
