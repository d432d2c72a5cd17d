import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword, isOldHash } from './passwords.ts'

test('a password fits its own hash and no other', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await checkPassword('correct horse', stored)).toBe(true)
  expect(await checkPassword('correct hors', stored)).toBe(false)
})

test('nothing of a long password is cut off', async () => {
  const long = 'ä'.repeat(500)
  const stored = await hashPassword(`${long}1`)
  expect(await checkPassword(`${long}1`, stored)).toBe(true)
  expect(await checkPassword(`${long}2`, stored)).toBe(false)
})

test('a password of ten thousand characters is refused', async () => {
  expect(await checkPassword('x'.repeat(10_000), await hashPassword(''))).toBe(false)
})

test('nobody can sign in without a hash', async () => {
  expect(await checkPassword('nobody has this password', null)).toBe(false)
})

test('an unknown person takes as long as a wrong password', async () => {
  const stored = await hashPassword('correct horse')
  await checkPassword('warm up', null)
  const known: number[] = []
  const unknown: number[] = []
  for (let turn = 0; turn < 15; turn += 1) {
    known.push(await duration(() => checkPassword('wrong', stored)))
    unknown.push(await duration(() => checkPassword('wrong', null)))
  }
  // Skipping the work would make it a hundred times faster; other work on the machine moves it by less than half.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5)
})

test('a hash made at a lower cost is to be made again', async () => {
  expect(isOldHash(await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true)
  expect(isOldHash(await hashPassword('x'))).toBe(false)
})

async function duration(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
