import { hash, parseOptions, verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { checkPassword, hashPassword, isOldHash } from './passwords.ts'

// The module works as usual, with counted calls.
vi.mock('@node-rs/argon2', { spy: true })

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

test('a password of ten thousand characters is rejected', async () => {
  expect(await checkPassword('x'.repeat(10_000), await hashPassword(''))).toBe(false)
})

test('nobody can sign in without a hash', async () => {
  expect(await checkPassword('nobody has this password', null)).toBe(false)
})

test('an unknown person costs the same work as a wrong password', async () => {
  const stored = await hashPassword('correct horse')
  vi.mocked(verify).mockClear()
  await checkPassword('wrong', stored)
  await checkPassword('wrong', null)
  const [known, unknown] = vi.mocked(verify).mock.calls.map(([made, given]) => ({ cost: parseOptions(String(made)), given }))
  expect(known?.given).toBe('wrong')
  expect(unknown).toEqual(known)
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(2)
})

test('a hash made at a lower cost is marked for renewal', async () => {
  expect(isOldHash(await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true)
  expect(isOldHash(await hashPassword('x'))).toBe(false)
})
