import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { followLabel } from './followLabel.ts'

const stranger: Relationship = {
  id: 'H1' as AccountId, // an id of this test's
  following: false,
  followedBy: false,
  requested: false,
  requestedBy: false,
  blocking: false,
  blockedBy: false,
  muting: false,
  mutingNotifications: false,
  domainBlocking: false,
  showingReblogs: true,
  subscribing: false,
  languages: null,
  note: '',
}

test.each<[string, Partial<Relationship> | undefined, boolean, string, string | undefined]>([
  ['nothing is known yet', undefined, true, 'general.loading', undefined],
  ['nothing could be learnt', undefined, false, 'profile.follow.check', 'profile.follow.unknown'],
  ['a stranger', {}, false, 'profile.follow', undefined],
  ['a request is pending, in any state', { following: true, blocking: true }, true, 'profile.follow.busy', undefined],
  ['they are followed', { following: true, followedBy: true }, false, 'profile.following', 'profile.unfollow'],
  ['they were asked', { requested: true, followedBy: true }, false, 'profile.requested', 'profile.follow.cancel'],
  ['they follow the reader', { followedBy: true }, false, 'profile.follow.back', undefined],
  ['the reader blocks them', { blocking: true, blockedBy: true }, false, 'profile.follow.blocked', 'profile.follow.unblock'],
  ['they block the reader', { blockedBy: true, followedBy: true }, false, 'profile.follow', 'popover.blocksYou'],
])('%s', (_, part, isBusy, label, title) => {
  expect(followLabel(part && { ...stranger, ...part }, isBusy)).toEqual(title === undefined ? { label } : { label, title })
})
