import type { Selectable } from 'kysely'
import type { OauthAppTable } from '../../db/schema.ts'
import type { Context } from '../Context.ts'
import { newSecret, sameSecret } from '../secrets.ts'

export type AppRow = Selectable<OauthAppTable>

export interface NewApp {
  name: string
  /** Separated by blanks. */
  redirectUris: string
  /** Separated by blanks. */
  scopes: string
  website: string | null
}

/** Every registration is a new app, even of the same client, so that its credentials cannot be guessed. */
export async function registerApp({ db, clock }: Context, app: NewApp): Promise<AppRow> {
  return db
    .insertInto('oauth_apps')
    .values({
      client_id: newSecret(),
      client_secret: newSecret(),
      name: app.name,
      redirect_uris: app.redirectUris,
      scopes: app.scopes,
      website: app.website,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findApp({ db }: Context, clientId: string): Promise<AppRow | null> {
  return (await db.selectFrom('oauth_apps').selectAll().where('client_id', '=', clientId).executeTakeFirst()) ?? null
}

/** The app whose id and secret these are. */
export async function proveApp(context: Context, clientId: string, secret: string): Promise<AppRow | null> {
  const app = await findApp(context, clientId)
  return app && sameSecret(app.client_secret, secret) ? app : null
}

/** The addresses of an app as they are registered: separated by blanks. */
export const redirectsIn = (redirectUris: string): string[] => redirectUris.split(/\s+/).filter((uri) => uri !== '')

/** Only an address that was registered, letter by letter. */
export const isRegisteredRedirect = (app: AppRow, uri: string): boolean => redirectsIn(app.redirect_uris).includes(uri)

export const appScopes = (app: AppRow): string[] => app.scopes.split(' ')
