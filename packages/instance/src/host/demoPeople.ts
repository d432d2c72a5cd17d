import { createLocalAccount } from '../domain/createLocalAccount.ts'
import type { Context } from '../domain/Context.ts'

export interface DemoPerson {
  role: 'member' | 'moderator' | 'admin'
  username: string
  password: string
}

/** Demo accounts. Their passwords are printed at every start, because the instance is reachable from this machine only. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { role: 'member', username: 'bob', password: 'bob-on-the-pond' },
  { role: 'moderator', username: 'mona', password: 'mona-on-the-pond' },
  { role: 'admin', username: 'ada', password: 'ada-on-the-pond' },
]

/** Fills an empty instance with the people to sign in as. */
export async function seedDemoPeople(context: Context): Promise<void> {
  for (const { role, username, password } of DEMO_PEOPLE) {
    await createLocalAccount(context, {
      username,
      password,
      displayName: username.slice(0, 1).toUpperCase() + username.slice(1),
      email: `${username}@rookery.example`,
      account: { is_admin: role === 'admin' ? 1 : 0, is_moderator: role === 'moderator' ? 1 : 0 },
    })
  }
}
