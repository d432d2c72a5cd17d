import { expect, test } from 'vitest'

import { screenHashOf, settingsPlaceIn, withSettingsPlace } from './settingsHash.ts'

test.each([
  ['', null, ''],
  ['#media', null, '#media'],
  ['#presettings', null, '#presettings'],
  ['#settings/a b', null, '#settings/a b'],
  ['#settings', { tab: null, setting: null }, ''],
  ['#settings/profile', { tab: 'profile', setting: null }, ''],
  ['#settings/general/theme', { tab: 'general', setting: 'theme' }, ''],
  ['#media&settings/general', { tab: 'general', setting: null }, '#media'],
  ['#under=S1&settings', { tab: null, setting: null }, '#under=S1'],
])('%s names %o and the page %s', (hash, place, below) => {
  expect(settingsPlaceIn(hash)).toEqual(place)
  expect(screenHashOf(hash)).toBe(below)
})

test.each([
  ['', {}, '#settings'],
  ['', { tab: 'profile' }, '#settings/profile'],
  ['#media', { tab: 'general', setting: 'theme' }, '#media&settings/general/theme'],
  ['#media&settings/profile', { tab: 'general' }, '#media&settings/general'],
  ['#settings/profile', { setting: 'theme' }, '#settings'],
])('over %s the settings at %o are %s', (hash, place, address) => {
  expect(withSettingsPlace(hash, place)).toBe(address)
})
