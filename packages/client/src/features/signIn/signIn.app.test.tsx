import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { signInForm } from '#test/app/entrance.ts'
import { expectWordsForRejections } from '#test/app/oddRejections.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'

const { name, error, code, enter, enterCode } = signInForm

appTest('every rejection of a password and of a code is told in words, and both can be sent again', async ({ server, visit }) => {
  await server.arrange('enableTotp', { name: 'dave', secret: 'GEZDGNBVGY3TQOJQ' })
  await visit('/login', { size: 'phone' })
  await expectWordsForRejections(server, 'POST /oauth/token', () => enter('dave', 'on the pond'), error())
  await expect.element(name()).toHaveValue('dave')
  await enter('dave', smallWorldPassword)
  await expect.element(code()).toBeVisible()
  await expectWordsForRejections(server, 'POST /oauth/mfa/challenge', () => enterCode('123456'), error())
  await expect.element(code()).toHaveFocus()
  expect(document.title).not.toBe('1')
})
