import { requireAdmin, requireStaff, type AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { deleteAccount } from '../domain/deleteAccount.ts'
import { findAccount } from '../domain/findAccount.ts'
import { listPeople, readConditions } from '../domain/moderation/listPeople.ts'
import { changePeople, requirePeople, setActive, setTags } from '../domain/moderation/people.ts'
import { welcome } from '../domain/registration/approval.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, failure } from '../http/HttpError.ts'
import { readNumberedPage } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { renderAdminAccounts } from '../views/adminAccountView.ts'

const root = '/api/v1/pleroma/admin/users'
const actorTypes = ['Person', 'Service', 'Group', 'Organization', 'Application'] as const

/** Accounts as staff sees them, and moderation of them. They are named by `name` or `name@host`. */
export function adminPeopleRoutes(app: HttpApp, context: Context): void {
  app.get(root, async (c) => {
    requireStaff(c, 'admin:read:accounts')
    const params = readQuery(c.req.raw)
    const page = readNumberedPage(params)
    const filter = {
      conditions: readConditions(params.string('filters') ?? ''),
      query: params.string('query'),
      name: params.string('name'),
      email: params.string('email'),
      actorTypes: params.manyOf('actor_types', actorTypes),
      tags: params.strings('tags') ?? [],
    }
    const { people, count } = await listPeople(context, filter, page)
    return c.json({ count, page_size: page.pageSize, users: await renderAdminAccounts(context, people) })
  })

  for (const [name, isOn] of [
    ['activate', true],
    ['deactivate', false],
  ] as const) {
    app.patch(`${root}/${name}`, async (c) => {
      requireStaff(c, 'admin:write:accounts')
      return c.json(await response(await setActive(context, await readNicknames(c.req.raw), isOn)))
    })
  }

  app.patch(`${root}/approve`, async (c) => {
    requireStaff(c, 'admin:write:accounts')
    const people = await requirePeople(context, await readNicknames(c.req.raw))
    const approved = await changePeople(context, people, { is_approved: 1 })
    const waited = new Set(people.filter((person) => !person.is_approved).map((person) => person.id))
    for (const person of approved) if (waited.has(person.id)) await welcome(context, person)
    return c.json(await response(approved))
  })

  for (const [name, is_suggested] of [
    ['suggest', 1],
    ['unsuggest', 0],
  ] as const) {
    app.patch(`${root}/${name}`, async (c) => {
      requireAdmin(c, 'admin:write:accounts')
      const people = await requirePeople(context, await readNicknames(c.req.raw))
      return c.json(await response(await changePeople(context, people, { is_suggested })))
    })
  }

  app.patch(`${root}/confirm_email`, async (c) => {
    requireAdmin(c, 'admin:write')
    await changePeople(context, await requirePeople(context, await readNicknames(c.req.raw)), { is_confirmed: 1 })
    return c.json('')
  })

  for (const [method, isOn] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const) {
    app.on(method, `${root}/tag`, async (c) => {
      requireStaff(c, 'admin:write:accounts')
      const params = await readParams(c.req.raw)
      const [nicknames, tags] = [params.strings('nicknames'), params.strings('tags')]
      if (!nicknames || !tags) throw crashed(400)
      await setTags(context, nicknames, tags, isOn)
      return c.body(null, 204)
    })
  }

  app.patch(`${root}/:nickname/toggle_activation`, async (c) => {
    requireStaff(c, 'admin:write:accounts')
    const [person] = await requirePeople(context, [c.req.param('nickname')])
    const rows = person ? await setActive(context, [person.acct], person.is_active === 0) : []
    return c.json((await renderAdminAccounts(context, rows))[0])
  })

  app.get(`${root}/:nickname`, async (c) => {
    requireStaff(c, 'admin:read:accounts')
    const person = await findAccount(context, c.req.param('nickname'))
    if (!person) throw failure(404, 'Not found')
    return c.json((await renderAdminAccounts(context, [person]))[0])
  })

  app.delete(root, async (c) => {
    requireAdmin(c, 'admin:write:accounts')
    const params = await readParams(c.req.raw)
    const nickname = params.string('nickname')
    const nicknames = nickname === undefined ? params.strings('nicknames') : [nickname]
    if (!nicknames) throw crashed(400)
    for (const person of await requirePeople(context, nicknames)) await deleteAccount(context, person)
    return c.json(nicknames)
  })

  const response = async (people: readonly AccountRow[]) => ({ users: await renderAdminAccounts(context, people) })
}

async function readNicknames(request: Request): Promise<string[]> {
  const nicknames = (await readParams(request)).strings('nicknames')
  if (!nicknames) throw crashed(400)
  return nicknames
}
