import { createECDH } from 'node:crypto'
import type { Db } from '../db/openDatabase.ts'
import { storedJson } from '../db/storedJson.ts'

/** The pair that push messages are signed with, in unpadded base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The instance's own pair, made at its first start: subscriptions in browsers are bound to it. */
export async function loadVapid(db: Db): Promise<VapidKeys> {
  const row = await db.selectFrom('settings').select('value_json').where('name', '=', 'vapid').executeTakeFirst()
  if (row) return storedJson<VapidKeys>(row.value_json)
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
  await db
    .insertInto('settings')
    .values({ name: 'vapid', value_json: JSON.stringify(keys) })
    .execute()
  return keys
}
