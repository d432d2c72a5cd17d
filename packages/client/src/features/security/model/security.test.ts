import * as credentials from '@rookery/api/calls/credentials'
import * as mfa from '@rookery/api/calls/mfa'
import * as tokens from '@rookery/api/calls/tokens'
import { smallWorldPassword } from '@rookery/instance/testing'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signIn } from '#features/signIn/model/signInSteps.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { changeAlias, toAlias } from './changeAlias.ts'
import { changeEmail } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'
import { endSignIn, ownSignIn, signedInAt } from './endSignIn.ts'
import { deleteOwnAccount, moveOwnAccount } from './leaveAccount.ts'
import { confirmTotp, disableTotp, newRecoveryCodes } from './secondFactor.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const password = smallWorldPassword
const newPassword = 'reeds and rushes'
const current = () => world.browser.device.accounts.current()

test('a new password renews this device’s sign-in', async () => {
  const before = current()?.token.accessToken
  const result = await changePassword(world.session, { password, newPassword, confirmation: newPassword })
  expect(result.kind).toBe('renewed')
  expect(current()?.token.accessToken).not.toBe(before)
  expect(current()?.token.id).toEqual(expect.any(String))
})

test('passwords are not stored on the device', async () => {
  await changePassword(world.session, { password, newPassword, confirmation: newPassword })
  await world.session.flush()
  const stored = JSON.stringify([current(), [...world.browser.databases.values()].map((database) => [...database])])
  expect(stored).not.toContain(newPassword)
  expect(stored).not.toContain(password)
})

test('with a second factor the new password asks to sign in again', async () => {
  await useSecondFactor()
  const result = await changePassword(world.session, { password, newPassword, confirmation: newPassword })
  expect(result).toEqual({ kind: 'signInAgain' })
  await expect.poll(() => world.session.expired.get()).toBe(true)
})

test.each([
  ['a wrong password', { password: 'wrong', newPassword, confirmation: newPassword }, 'Invalid password.'],
  ['a blank one', { password, newPassword: ' ', confirmation: ' ' }, "New password can't be blank."],
])('%s is rejected with the text of the server', async (_case, change, text) => {
  expect(await changePassword(world.session, change)).toEqual({ kind: 'failed', error: { text } })
})

test('a changed address is shown immediately', async () => {
  const { entities, me } = world.session
  expect(await changeEmail(world.session, { password: 'wrong', email: 'bob@new.example' })).toEqual({ text: 'Invalid password.' })
  expect(await changeEmail(world.session, { password, email: 'bob@new.example' })).toBeNull()
  expect(me && entities.accounts.get(me)?.own?.email).toBe('bob@new.example')
})

test('ending another sign-in ends only that one, and ending the current one signs out', async () => {
  for (const _device of ['phone', 'here']) await signIn(world.session, { username: 'bob', password })
  const { session } = await openTestSession({ browser: world.browser, server: world.server })
  const ids = async () => (await tokens.list(session.client)).map(({ id }) => id)
  const own = ownSignIn(session) ?? ''
  const phone = (await ids()).find((id) => id !== own) ?? ''
  expect(await endSignIn(session, phone)).toBeNull()
  expect(await ids()).toEqual([own])
  expect(await endSignIn(session, own)).toBeNull()
  expect(current()).toBeNull()
})

test.each([
  ['worked out of its end', '2126-11-01T00:00:00Z', 100 * 365.25 * 86_400_000, true],
  ['not where the server does not say', null, 1000, false],
  ['not where this device does not know how long they hold', '2126-11-01T00:00:00Z', undefined, false],
  ['not where it would be in the future', '2126-11-01T00:00:00Z', 1000, false],
  ['not of nonsense', 'soon', 1000, false],
])('the time of a sign-in is %s', (_case, until, lifetime, isKnown) => {
  expect(signedInAt(until, lifetime, Date.parse('2026-11-23T00:00:00Z')) !== null).toBe(isKnown)
})

test('an alias is added and removed; one of an unknown account is rejected', async () => {
  expect(await changeAlias(world.session, 'add', 'nobody')).toEqual({ text: 'Target account does not exist.' })
  expect(await changeAlias(world.session, 'add', 'dave')).toBeNull()
  expect(await changeAlias(world.session, 'remove', 'dave')).toBeNull()
})

test.each([
  ['@dave@pond.example ', 'dave@pond.example'],
  ['dave', 'dave'],
  ['  ', ''],
])('%o is the address %o', (typed, alias) => {
  expect(toAlias(typed)).toBe(alias)
})

test('a move needs the alias on the other side', async () => {
  const refusal = 'Target account must have the origin in `alsoKnownAs`'
  expect(await moveOwnAccount(world.session, { target: 'dave', password })).toEqual({ text: refusal })
})

test('a deleted account is removed from the device, and a wrong password deletes nothing', async () => {
  expect(await deleteOwnAccount(world.session, 'wrong')).toEqual({ text: 'Invalid password.' })
  expect(current()).not.toBeNull()
  expect(await deleteOwnAccount(world.session, password)).toBeNull()
  expect(current()).toBeNull()
})

test('a second factor is confirmed by password and code, and removed by the password', async () => {
  const totp = await useSecondFactor()
  expect(await newRecoveryCodes(world.session)).toHaveLength(5)
  expect(await disableTotp(world.session, 'wrong')).toEqual({ text: 'Invalid password.' })
  expect(await disableTotp(world.session, password)).toBeNull()
  expect((await mfa.settings(world.session.client)).totp).toBe(false)
  expect(totp.digits).toBe(6)
  expect((await credentials.verify(world.session.client)).acct).toBe('bob')
})

/** Enables the second factor, after rejected attempts. */
async function useSecondFactor(): Promise<TOTP> {
  const { key } = await mfa.setupTotp(world.session.client)
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const code = totp.generate({ timestamp: world.server.clock.now() })
  expect(await confirmTotp(world.session, { password: 'wrong', code })).toEqual({ field: null, error: { text: 'Invalid password.' } })
  expect(await confirmTotp(world.session, { password, code: '000000' })).toMatchObject({ field: 'code' })
  expect(await confirmTotp(world.session, { password, code })).toBeNull()
  return totp
}
