import type { AccountRow, RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { selectPage, type StatusQuery } from '../domain/timelines/selectPage.ts'
import { linkHeader, readPaging } from '../http/paging.ts'
import type { Params } from '../http/Params.ts'
import { renderStatuses } from '../views/statusView.ts'

/** A page of a timeline as an answer, with its Link header. */
export async function respondWithTimeline(
  c: RequestContext,
  context: Context,
  params: Params,
  query: StatusQuery,
  viewer: AccountRow | null,
): Promise<Response> {
  const rows = await selectPage(context, query, readPaging(params))
  setLink(
    c,
    context,
    params,
    rows.map((row) => row.id),
  )
  return c.json(await renderStatuses(context, rows, viewer))
}

/** Links to the pages on both sides of this one; an empty page has none. `ids` are those that the list is ordered by. */
export function setLink(c: RequestContext, { origin }: Context, params: Params, ids: readonly (string | number)[]): void {
  const [first] = ids
  const last = ids.at(-1)
  if (first === undefined || last === undefined) return
  c.header('link', linkHeader(origin + c.req.path, params, String(first), String(last)))
}
