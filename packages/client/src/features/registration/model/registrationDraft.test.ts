import { expect, test } from 'vitest'
import { createKeptText } from '#features/session/model/KeptText.ts'
import { textsInMemory } from '#test/textsInMemory.ts'
import { endRegistrationDraft, keepRegistrationDraft, readRegistrationDraft } from './registrationDraft.ts'

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
  const kept = createKeptText(() => textsInMemory(texts))
  return { texts, kept }
}

test('what was typed comes back, the passwords do not', () => {
  const { texts, kept } = storage()
  keepRegistrationDraft(kept, origin, input)
  const { username, fullName, email, bio, language, reason } = input
  expect(readRegistrationDraft(kept, origin)).toEqual({ username, fullName, email, bio, language, reason })
  expect(JSON.stringify([...texts])).not.toContain('hidden')
})

test('another server knows nothing of it', () => {
  const { kept } = storage()
  keepRegistrationDraft(kept, origin, input)
  expect(readRegistrationDraft(kept, 'https://lake.example')).toEqual({})
})

test('only the address stays once the account is made', () => {
  const { kept } = storage()
  keepRegistrationDraft(kept, origin, input)
  endRegistrationDraft(kept, origin, input.email)
  expect(readRegistrationDraft(kept, origin)).toEqual({ email: input.email })
})

test.each(['', 'no json', '[1]', '{"username":7}'])('what somebody else left there (%j) is nothing', (text) => {
  const { texts, kept } = storage()
  texts.set(`rookery.registration:${origin}`, text)
  expect(readRegistrationDraft(kept, origin)).toEqual({})
})
