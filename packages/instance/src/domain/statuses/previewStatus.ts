import type { AccountRow } from '../../auth.ts'
import { renderStatus, type StatusJson } from '../../views/statusView.ts'
import type { Context } from '../Context.ts'
import { createStatus } from './createStatus.ts'
import type { StatusInput } from './StatusInput.ts'

/**
 * Shows what a post would become: it is made, shown and undone, so that nothing can differ from the real one.
 * @throws HttpError 422 as `createStatus`
 */
export async function previewStatus(context: Context, author: AccountRow, input: StatusInput): Promise<StatusJson> {
  const db = await context.db.startTransaction().execute()
  const inner: Context = { ...context, db, notify: () => {} }
  try {
    const row = await createStatus(inner, author, input, { id: 'pleroma:fakeid', apId: 'pleroma:fake_object_id' })
    return await renderStatus(inner, row, author)
  } finally {
    await db.rollback().execute()
  }
}
