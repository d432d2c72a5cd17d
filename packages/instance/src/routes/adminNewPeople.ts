import { requireAdmin } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { createLocalAccount } from '../domain/createLocalAccount.ts'
import { findComplaints } from '../domain/registration/signUp.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, HttpError } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'

/** Admins make accounts for others: all of them or, if one fails, none. */
export function adminNewPeopleRoutes(app: HttpApp, context: Context): void {
  app.post('/api/v1/pleroma/admin/users', async (c) => {
    requireAdmin(c, 'admin:write:accounts')
    const desired = (await readParams(c.req.raw)).objects('users')
    if (!desired) throw crashed(400)
    const people = desired.map((entry) => ({
      username: entry.requiredString('nickname'),
      email: entry.requiredString('email'),
      password: entry.requiredString('password'),
    }))
    const complaints = await Promise.all(people.map((person) => findComplaints(context, person)))
    const dataOf = ({ email, username }: { email: string; username: string }) => ({ email, nickname: username })
    if (complaints.some((text) => text !== null)) {
      const outcomes = people.map((person, index) => ({ code: 409, data: dataOf(person), error: complaints[index] ?? '', type: 'error' }))
      throw new HttpError(409, outcomes)
    }
    for (const person of people) await createLocalAccount(context, person)
    return c.json(people.map((person) => ({ code: 200, data: dataOf(person), type: 'success' })))
  })
}
