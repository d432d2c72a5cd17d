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
  if (row) {
    const stored = storedJson<VapidKeys>(row.value_json)
    return { ...stored, privateKey: withLeadingZeros(stored.privateKey) }
  }
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: withLeadingZeros(pair.getPrivateKey('base64url')) }
  await db
    .insertInto('settings')
    .values({ name: 'vapid', value_json: JSON.stringify(keys) })
    .execute()
  return keys
}

/** Node leaves out leading zeros of a private key: one in 256 is shorter than the 32 bytes that signatures need (RFC 7518, 6.2.2.1). */
function withLeadingZeros(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url')
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url')
}
