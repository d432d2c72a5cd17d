import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { lackOfRoom, reasonOf } from './room.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'room-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fails = (code: string) => () => {
  throw Object.assign(new Error('the system said no'), { code })
}
const disk = {
  statfs: () => ({ blocks: 1000, bavail: 100, bsize: 1_000_000 }),
  write: (): void => undefined,
  remove: (): void => undefined,
}

test('a folder with enough space has no error, and stays empty', () => {
  expect(lackOfRoom(folder, 1)).toBeNull()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a folder that is not there', () => join(folder, 'none'), 'there is no such folder'],
  ['a file', () => join(writtenIn(folder), 'below'), 'it is a file'],
  ['more than the disk has', () => folder, /^\d+ MB are free, and 1000000000 MB are needed$/],
])('%s is reported', (_what, place, words) => {
  const lack = lackOfRoom(place(), 1_000_000_000)
  if (typeof words === 'string') expect(lack).toBe(words)
  else expect(lack).toMatch(words)
})

function writtenIn(parent: string): string {
  writeFileSync(join(parent, 'file'), '')
  return join(parent, 'file')
}

test('a full disk is detected by writing a file, which is removed again', () => {
  const removed: string[] = []
  const remove = (path: string) => void removed.push(path)
  expect(lackOfRoom(folder, 1, { ...disk, write: fails('ENOSPC'), remove })).toBe('the disk is full')
  expect(removed).toEqual([expect.stringContaining(folder)])
  expect(lackOfRoom(folder, 1, { ...disk, write: fails('EROFS'), remove: fails('EROFS') })).toBe('read-only')
})

test('free blocks count if the file system reports them', () => {
  expect(lackOfRoom(folder, 100, disk)).toBeNull()
  expect(lackOfRoom(folder, 101, disk)).toBe('100 MB are free, and 101 MB are needed')
  expect(lackOfRoom(folder, 101, { ...disk, statfs: () => ({ blocks: 0, bavail: 0, bsize: 4096 }) })).toBeNull()
})

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
  ['EACCES', 'no permission'],
  ['EROFS', 'read-only'],
  ['EIO', 'EIO'],
])('%s is %s', (code, words) => {
  expect(reasonOf(Object.assign(new Error('x'), { code }))).toBe(words)
})
