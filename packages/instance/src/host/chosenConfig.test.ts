import { expect, test } from 'vitest'

import { chosenConfig, UnfitSetting } from './chosenConfig.ts'

test('settings of the instance apply to it, and others configure the client', () => {
  expect(chosenConfig({ isPublic: false, bubble: ['bay.example'], logo: '/images/avi.png', hideSitename: true })).toEqual({
    isPublic: false,
    bubble: ['bay.example'],
    frontend: { logo: '/images/avi.png', hideSitename: true },
  })
  expect(chosenConfig({})).toEqual({})
})

test.each([{ isPublic: 'false' }, { postLimit: '10' }, { bubble: 'bay.example' }])(
  '%o has another type than the instance’s setting',
  (chosen) => {
    expect(() => chosenConfig(chosen)).toThrow(UnfitSetting)
  },
)
