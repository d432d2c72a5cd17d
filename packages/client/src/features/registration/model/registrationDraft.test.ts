import { expect, test } from 'vitest'
import { createStoredText } from '#features/session/model/StoredText.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { endRegistrationDraft, storeRegistrationDraft, readRegistrationDraft } from './registrationDraft.ts'

const origin = 'https://pond.example'
const input = {
  username: 'heron',
  fullName: 'Grey Heron',
  email: 'heron@mail.example',
  bio: 'Fishes',
  password: 'hidden in the reeds',
  confirmation: 'hidden in the reeds',
  language: 'en',
  reason: 'birds',
}

function storage() {
  const texts = new Map<string, string>()
  const stored = createStoredText(() => textsInMemory(texts))
  return { texts, stored }
}

test('typed text is restored, passwords are not', () => {
  const { texts, stored } = storage()
  storeRegistrationDraft(stored, origin, input)
  const { username, fullName, email, bio, language, reason } = input
  expect(readRegistrationDraft(stored, origin)).toEqual({ username, fullName, email, bio, language, reason })
  expect(JSON.stringify([...texts])).not.toContain('hidden')
})

test('another server does not get the typed text', () => {
  const { stored } = storage()
  storeRegistrationDraft(stored, origin, input)
  expect(readRegistrationDraft(stored, 'https://lake.example')).toEqual({})
})

test('only the address is stored once the account is created', () => {
  const { stored } = storage()
  storeRegistrationDraft(stored, origin, input)
  endRegistrationDraft(stored, origin, input.email)
  expect(readRegistrationDraft(stored, origin)).toEqual({ email: input.email })
})

test.each(['', 'no json', '[1]', '{"username":7}'])('malformed stored data (%j) is ignored', (text) => {
  const { texts, stored } = storage()
  texts.set(`rookery.registration:${origin}`, text)
  expect(readRegistrationDraft(stored, origin)).toEqual({})
})
