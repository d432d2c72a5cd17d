import { oncePerProduct } from '../harness/oncePerProduct.ts'
import type { Product } from '../harness/startProduct.ts'

const endless = 'Rhubarb'.repeat(60)
const farHost = 'a-server-whose-name-goes-on-and-on-and-on.until-it-no-longer-fits'

/** Namesakes: on other servers, on servers that differ in their last letters alone, and in letters that look the same. */
const namesakes = [
  ['mona', 'marsh.example'],
  ['mona', `${farHost}.example`],
  ['mona', `${farHost}.example.net`],
  ['mоna', 'mаrsh.example'],
] as const

/** People whose names, handles, texts and fields leave no room for anything else. */
export const addHardPeople = oncePerProduct(async ({ instance }: Product) => {
  const { db, clock, ids } = instance.context
  const add = async (username: string, domain: string, more: { display_name: string; note_html?: string; fields_json?: string }) => {
    const id = ids.next()
    const address = { domain, ap_id: `https://${domain}/users/${username}`, url: `https://${domain}/@${username}` }
    const row = { id, username, acct: `${username}@${domain}`, created_at: clock.now(), ...address, ...more }
    await db.insertInto('accounts').values(row).execute()
    return id
  }
  const fields = Array.from({ length: 50 }, (_, at) => ({
    name: at % 3 ? `Field ${at}` : endless,
    value: at % 2 ? `Value ${at}` : endless,
  }))
  const note_html = `<p>${endless}</p>`
  const long = await add('rhubarb'.repeat(8), `${farHost}.example`, {
    display_name: endless.slice(0, 300),
    note_html,
    fields_json: JSON.stringify(fields),
  })
  for (const [username, domain] of namesakes) await add(username, domain, { display_name: 'Mona' })
  const locked = await db.selectFrom('accounts').select('id').where('acct', '=', 'theo').executeTakeFirstOrThrow()
  const asking = await db.selectFrom('accounts').select('id').where('domain', 'is not', null).limit(30).execute()
  for (const { id } of [{ id: long }, ...asking]) {
    await db
      .insertInto('follows')
      .values({ account_id: id, target_id: locked.id, state: 'pending', created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { long }
})
