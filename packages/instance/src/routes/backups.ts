import { requireAdmin, requireUser, type AccountRow } from '../auth.ts'
import { listBackups, requestBackup, type BackupRow } from '../domain/account/backups.ts'
import type { Context } from '../domain/Context.ts'
import { requirePeople } from '../domain/moderation/people.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'
import { isoSeconds } from '../views/time.ts'

const path = '/api/v1/pleroma/backups'

/** Archives of an account's posts, for export. */
export function backupRoutes(app: HttpApp, context: Context): void {
  const response = async (account: AccountRow) => (await listBackups(context, account)).map((row) => backupView(context, row))

  app.get(path, async (c) => c.json(await response(requireUser(c, 'read:backups'))))

  app.post(path, async (c) => {
    const account = requireUser(c, 'read:backups')
    await requestBackup(context, account)
    return c.json(await response(account))
  })

  app.post('/api/v1/pleroma/admin/backups', async (c) => {
    requireAdmin(c, 'admin:read:accounts')
    const nickname = (await readParams(c.req.raw)).string('nickname')
    if (nickname === undefined) throw crashed(400)
    for (const person of await requirePeople(context, [nickname])) await requestBackup(context, person)
    return c.json('')
  })
}

function backupView({ origin }: Context, row: BackupRow) {
  return {
    id: row.id,
    content_type: 'application/zip',
    file_size: row.file_size,
    inserted_at: isoSeconds(row.created_at),
    processed: row.processed === 1,
    url: `${origin}/media/${row.file_name}`,
  }
}
