import type { AccountRow } from '../../auth.ts'
import { storedJson } from '../../db/storedJson.ts'
import { crashed, failure, recordNotFound } from '../../http/HttpError.ts'
import { isLonger } from '../../text/characters.ts'
import type { Context } from '../Context.ts'

/** Account, client and name of a settings profile. */
export interface ProfileKey {
  account: AccountRow
  frontend: string
  profile: string
}

/** Maximum size of a client's settings for an account, in characters of JSON. */
export const longestSettings = 100_000

/** Characters of the name of a client or a profile. */
const longestName = 255

export function listProfiles({ db }: Context, account: AccountRow, frontend: string): Promise<{ name: string; version: number }[]> {
  return db
    .selectFrom('frontend_settings')
    .select(['profile as name', 'version'])
    .where('account_id', '=', account.id)
    .where('frontend', '=', frontend)
    .orderBy('profile')
    .execute()
}

/** @throws HttpError 404 */
export async function readProfile(context: Context, key: ProfileKey): Promise<{ settings: unknown; version: number }> {
  const row = await find(context, key)
  if (!row) throw recordNotFound()
  return { settings: storedJson<unknown>(row.settings_json), version: row.version }
}

/**
 * Stores settings whose version is the successor of the stored one; the first may have any.
 * @throws HttpError 422 for another version or too much data, 500 for unchanged settings, as Akkoma responds
 */
export async function writeProfile(context: Context, key: ProfileKey, settings: object, version: number): Promise<void> {
  const json = JSON.stringify(settings)
  if (version < 1) throw failure(422, 'must be greater than %{number}')
  if (isLonger(json, longestSettings)) throw failure(422, 'is too long')
  for (const name of [key.frontend, key.profile])
    if (isLonger(name, longestName)) throw failure(422, `should be at most ${longestName} character(s)`)
  const known = await find(context, key)
  if (known && (known.version === version || known.settings_json === json)) throw crashed()
  if (known && known.version + 1 !== version) throw failure(422, 'must be incremented by 1')
  const { account, frontend, profile } = key
  await context.db
    .insertInto('frontend_settings')
    .values({ account_id: account.id, frontend, profile, settings_json: json, version })
    .onConflict((conflict) => conflict.columns(['account_id', 'frontend', 'profile']).doUpdateSet({ settings_json: json, version }))
    .execute()
}

/** @throws HttpError 404 */
export async function deleteProfile({ db }: Context, { account, frontend, profile }: ProfileKey): Promise<void> {
  const deleted = await db
    .deleteFrom('frontend_settings')
    .where('account_id', '=', account.id)
    .where('frontend', '=', frontend)
    .where('profile', '=', profile)
    .executeTakeFirst()
  if (deleted.numDeletedRows === 0n) throw recordNotFound()
}

function find({ db }: Context, { account, frontend, profile }: ProfileKey) {
  return db
    .selectFrom('frontend_settings')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('frontend', '=', frontend)
    .where('profile', '=', profile)
    .executeTakeFirst()
}
