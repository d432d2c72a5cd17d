import { expect, test } from 'vitest'
import { mentionPrefill, type SubjectLineBehavior, subjectPrefill } from './replyPrefill.ts'

test('a reply names the author first, then the others, once each and never the replying user', () => {
  const responded = { authorAcct: 'otter@river.example', mentionAccts: ['heron', 'newt', 'otter@river.example', 'newt'], subject: '' }
  expect(mentionPrefill(responded, 'heron')).toBe('@otter@river.example @newt ')
})

test('a reply to the user’s own post names only the others', () => {
  expect(mentionPrefill({ authorAcct: 'heron', mentionAccts: [], subject: '' }, 'heron')).toBe('')
})

test.each<[string, SubjectLineBehavior, string]>([
  ['tides', 'noop', ''],
  ['tides', 'masto', 'tides'],
  ['tides', 'email', 're: tides'],
  ['re: tides', 'email', 're: tides'],
  ['Re: tides', 'email', 'Re: tides'],
  ['reeds', 'email', 're: reeds'],
  ['', 'email', ''],
])('the subject %j with %s becomes %j', (subject, behavior, expected) => {
  expect(subjectPrefill(subject, behavior)).toBe(expected)
})
