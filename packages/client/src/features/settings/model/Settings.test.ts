import { expect, test, vi } from 'vitest'
import { createSettings } from './Settings.ts'
import { settingsTable, type SettingKey } from './settingsTable.ts'

const open = (instanceDefaults: Readonly<Record<string, unknown>> = {}) => {
  const onChange = vi.fn()
  return { onChange, settings: createSettings({ instanceDefaults, onChange }) }
}

test.each<[SettingKey, unknown]>([
  ['profile', 'default'],
  ['profileVersion', 0],
  ['hideNsfw', true],
  ['maxThumbnails', 16],
  ['loopVideo', true],
  ['preloadImage', true],
  ['replyVisibility', 'all'],
  ['thirdColumnMode', 'notifications'],
  ['webPushNotifications', false],
  ['webPushHideIfCW', true],
  ['muteWords', []],
  ['userProfileDefaultTab', 'statuses'],
  ['useBlurhash', true],
  ['padEmoji', true],
  ['collapseMessageWithSubject', true],
  ['displayPageBackgrounds', true],
  ['compactUserInfo', true],
  ['pauseOnUnfocused', true],
  ['emojiReactionsOnTimeline', true],
  ['streaming', false],
  ['modalOnBlock', true],
  ['modalOnDelete', true],
  ['modalOnLogout', true],
  ['modalOnRepeat', false],
  ['modalOnUnfollow', false],
  ['modalOnMute', false],
  ['modalOnApproveFollow', false],
  ['modalOnDenyFollow', false],
  ['sensitiveIfSubject', true],
  ['postContentType', 'text/plain'],
  ['maxDepthInThread', 6],
  ['conversationDisplay', 'linear'],
  [
    'notificationVisibility',
    { follows: true, mentions: true, likes: true, repeats: true, moves: true, emojiReactions: true, followRequest: true, polls: true },
  ],
])('%s begins as specified', (key, defaultValue) => {
  expect(open().settings.get(key)).toEqual(defaultValue)
})

test('every default passes its own check', () => {
  for (const [key, { check, defaultValue }] of Object.entries(settingsTable))
    expect([key, check(defaultValue)]).toEqual([key, defaultValue])
})

test('the instance’s configuration sets unchosen settings, and only to valid values', () => {
  const { settings } = open({ hideMutedPosts: 'true', maxThumbnails: 4, conversationDisplay: 'spiral', loopVideo: null, logo: '/x.svg' })
  expect([
    settings.get('hideMutedPosts'),
    settings.get('maxThumbnails'),
    settings.get('conversationDisplay'),
    settings.get('loopVideo'),
  ]).toEqual([true, 4, 'linear', true])
  settings.set('maxThumbnails', 9)
  expect(settings.get('maxThumbnails')).toBe(9)
  settings.reset('maxThumbnails')
  expect(settings.get('maxThumbnails')).toBe(4)
  expect(settings.isChosen('maxThumbnails')).toBe(false)
})

test('only listeners of the changed key are notified', () => {
  const { settings, onChange } = open()
  const streaming = vi.fn()
  const other = vi.fn()
  settings.subscribe('streaming', streaming)
  settings.subscribe('hideNsfw', other)
  settings.set('streaming', true)
  settings.set('streaming', true)
  expect(streaming).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
  expect(onChange.mock.calls).toEqual([['person', ['streaming']]])
})

test('an invalid value is a programming error', () => {
  expect(() => open().settings.set('maxThumbnails', -1)).toThrow('cannot be -1')
})

test('imported settings are checked, and invalid ones are named', () => {
  const { settings, onChange } = open()
  const hostile = JSON.parse(
    '{"__proto__": {"streaming": true}, "streaming": "yes", "maxThumbnails": 1e99, "muteWords": [1], "hideNsfw": false, "x": 1}',
  ) as Record<string, unknown>
  expect(settings.take(hostile, 'elsewhere')).toEqual(['streaming', 'maxThumbnails', 'muteWords'])
  expect(settings.chosen()).toEqual({ hideNsfw: false })
  expect(onChange.mock.calls).toEqual([['elsewhere', ['hideNsfw']]])
  expect({}).not.toHaveProperty('streaming')
})

test('null removes a choice', () => {
  const { settings } = open()
  settings.set('streaming', true)
  settings.take({ streaming: null }, 'tab')
  expect(settings.chosen()).toEqual({})
})

test.each([
  [
    { likes: false, unknown: true, moves: 'no' },
    { likes: false, moves: true },
  ],
  [{}, { likes: true }],
])('named switches %o have the default if they are omitted', (given, expected) => {
  expect(settingsTable.notificationVisibility.check(given)).toMatchObject(expected)
  expect(settingsTable.notificationVisibility.check(given)).not.toHaveProperty('unknown')
})

test('highlights keep only well-formed entries', () => {
  const given = {
    'ada@a.example': { type: 'solid', color: '#aabbcc' },
    bob: { type: 'side', color: 'url(x)' },
    eve: { type: 'blink' },
    mal: 5,
  }
  expect(settingsTable.highlights.check(given)).toEqual({
    'ada@a.example': { type: 'solid', color: '#aabbcc' },
    bob: { type: 'side', color: '#FFFFFF' },
  })
})
