import { decodeRelationship } from '@rookery/api/wire/relationship'
import { expect, test } from 'vitest'
import { relationLines } from './relationLines.ts'

test.each([
  ['nothing to say', { following: true, requested: true }, []],
  ['followed', { followed_by: true }, ['profile.followsYou']],
  ['asked', { requested_by: true }, ['popover.requestedBy']],
  ['at odds', { blocking: true, blocked_by: true }, ['popover.blocksYou', 'popover.blocked']],
  ['silenced', { muting: true, domain_blocking: true }, ['popover.muted', 'popover.domainMuted']],
])('%s', (_name, raw, expected) => {
  expect(relationLines(decodeRelationship({ id: 'A1', ...raw }))).toEqual(expected)
})
