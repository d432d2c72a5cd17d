import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from './openDatabase.ts'

const ada = { id: 'A1', username: 'ada', acct: 'ada', domain: null, ap_id: 'http://x/users/ada', display_name: 'Ada', created_at: 1 }

test('stored rows survive closing and opening the database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-'))
  const file = join(folder, 'instance.db')
  const first = openDatabase(file)
  await first.insertInto('accounts').values(ada).execute()
  await first.destroy()
  const second = openDatabase(file)
  const row = await second.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  await second.destroy()
  await rm(folder, { recursive: true })
  expect(row).toMatchObject({ acct: 'ada', is_locked: 0, note_html: '' })
})

test('names are unique without regard to case', async () => {
  const db = openDatabase(':memory:')
  await db.insertInto('accounts').values(ada).execute()
  const again = db
    .insertInto('accounts')
    .values({ ...ada, id: 'A2', acct: 'ADA', ap_id: 'http://x/users/ADA' })
    .execute()
  await expect(again).rejects.toThrow(/unique/i)
  await db.destroy()
})

test('rows of a person are deleted with the person, and rows without a person are rejected', async () => {
  const db = openDatabase(':memory:')
  await db.insertInto('accounts').values(ada).execute()
  await db.insertInto('users').values({ account_id: 'A1', password_hash: 'x' }).execute()
  await expect(db.insertInto('users').values({ account_id: 'A9', password_hash: 'x' }).execute()).rejects.toThrow(/foreign/i)
  await db.deleteFrom('accounts').execute()
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  await db.destroy()
})
