import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMediaFiles } from './mediaFiles.ts'

test('closing waits for files that are being stored, and refuses later ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = createMediaFiles(folder)
  const bytes = new Uint8Array(1_000_000)
  const storing = Array.from({ length: 20 }, () => files.store(bytes, '.bin'))
  await files.close()

  const stored = await readdir(folder)
  expect(stored.filter((name) => name.endsWith('.bin'))).toHaveLength(20)
  await expect(files.store(bytes, '.bin')).rejects.toThrow('The instance is closed')
  expect(await readdir(folder)).toEqual(stored)
  await Promise.all(storing)
})
