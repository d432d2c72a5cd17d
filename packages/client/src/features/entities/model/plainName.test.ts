import { plainFields } from '@rookery/content/corpus/plainFields'
import { expect, test } from 'vitest'
import { plainName } from './plainName.ts'

test.each(plainFields.filter(({ field }) => field === 'name'))('the name $text reverses no text, and is never empty', ({ text, blank }) => {
  const name = plainName({ displayName: text, acct: 'ada@pond.example' })
  expect(name).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n\u2028]/)
  if (blank) expect(name).toBe('ada@pond.example')
  else expect(name).not.toBe('')
})

test('emoji codes are left out, unknown codes stay, and the handle replaces a name of emoji alone', () => {
  const emojis = [{ shortcode: 'cat', url: 'https://media.example/cat.png', staticUrl: 'https://media.example/cat.png', category: null }]
  const nameOf = (displayName: string) => plainName({ displayName, acct: 'ada@pond.example', emojis })
  expect(nameOf('Ada :cat: of :pond: :cat:')).toBe('Ada of :pond:')
  expect(nameOf(':cat: :cat:')).toBe('ada@pond.example')
})
