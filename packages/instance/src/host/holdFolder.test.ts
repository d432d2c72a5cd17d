import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderInUse, holdFolder } from './holdFolder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hold-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a folder belongs to one process at a time, and to the next once it is released', () => {
  const release = holdFolder(folder)
  expect(() => holdFolder(folder)).toThrow(FolderInUse)
  release()
  holdFolder(folder)()
})

test('a killed process leaves the folder to the next', async () => {
  const program = `import { holdFolder } from ${JSON.stringify(join(import.meta.dirname, 'holdFolder.ts'))}; holdFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program])
  await new Promise((resolve) => {
    child.stdout.once('data', resolve)
  })
  expect(() => holdFolder(folder)).toThrow(/Another Rookery is using the data in .+\. Stop it, or/)
  const deleted = new Promise((resolve) => {
    child.once('close', resolve)
  })
  child.kill('SIGKILL')
  await deleted
  holdFolder(folder)()
})
