import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import LibsqlDatabase from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './openDatabase.ts'

let folder = ''
const file = () => join(folder, 'instance.db')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrate-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Reads or changes the file while it is closed. */
function withFile<Result>(run: (raw: LibsqlDatabase.Database) => Result): Result {
  const raw = new LibsqlDatabase(file())
  const result = run(raw)
  raw.close()
  return result
}

const tables = () => withFile((raw) => raw.prepare("select name from sqlite_master where type = 'table'").pluck().all().map(String))
const steps = () => withFile((raw) => raw.prepare('select name from migrations').pluck().all().map(String))
const open = async () => openDatabase(file()).destroy()

test('a database of an earlier version gets the steps it has not had', async () => {
  await open()
  const whole = tables()
  const last = ['settings', 'custom_emojis', 'peers', 'frontend_settings', 'backups']
  withFile((raw) => raw.exec(`${last.map((name) => `drop table ${name};`).join('')} delete from migrations where name = 'settings'`))
  expect(tables()).toHaveLength(whole.length - last.length)
  await open()
  expect(tables().toSorted()).toEqual(whole.toSorted())
})

test('a step that fails leaves the database as the previous step left it', async () => {
  withFile((raw) => raw.exec('create table poll_votes (id text)'))
  await expect(open()).rejects.toThrow(/already exists/)
  expect(steps()).toEqual(expect.arrayContaining(['accounts', 'reactions']))
  expect(steps()).not.toContain('polls')
  expect(tables()).not.toContain('polls')
})

test('a database of a later version is rejected', async () => {
  await open()
  withFile((raw) => raw.exec("insert into migrations values ('telepathy')"))
  await expect(open()).rejects.toThrow('it has "telepathy"')
})
