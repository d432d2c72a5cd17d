import { requireUser } from '../auth.ts'
import { importList } from '../domain/account/importList.ts'
import type { Context } from '../domain/Context.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { missingField } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'

/** Lists of people taken from elsewhere. */
export function importRoutes(app: HttpApp, context: Context): void {
  for (const [kind, scope] of [
    ['follow', 'write:follows'],
    ['blocks', 'write:blocks'],
    ['mutes', 'write:mutes'],
  ] as const) {
    app.post(`/api/pleroma/${kind}_import`, async (c) => {
      const account = requireUser(c, 'follow', scope)
      const params = await readParams(c.req.raw)
      const text = (await params.file('list')?.text()) ?? params.string('list')
      if (text === undefined) throw missingField('list')
      await importList(context, account, kind, text)
      return c.json('job started')
    })
  }
}
