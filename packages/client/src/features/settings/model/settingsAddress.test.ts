import { expect, test } from 'vitest'

import { settingsPlaceIn } from '#features/addresses/model/settingsHash.ts'
import { longestSettingsAddress, packedSettingsIn, settingsAddress, unpackSettings } from './settingsAddress.ts'
import { writeSettingsFile } from './settingsFile.ts'

const origin = 'https://pond.example'

const packedIn = (address: string) => packedSettingsIn(settingsPlaceIn(new URL(address).hash)?.setting ?? null)

test('a backup in an address is restored unchanged, and none of it is sent to a server', async () => {
  const backup = writeSettingsFile(
    { muteWords: ['Aal', 'ウナギ', '🐟'], maxThumbnails: 7 },
    { later: { a: 1 } },
    { withTheme: true, at: 0 },
  )
  const address = await settingsAddress(origin, backup)
  expect(new URL(address)).toMatchObject({ origin, pathname: '/about', search: '' })
  expect(await unpackSettings(packedIn(address) ?? '')).toBe(backup)
})

test('the choices of most users fit into a code', async () => {
  const chosen = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`someSettingNumber${index}`, index % 3 === 0]))
  expect((await settingsAddress(origin, writeSettingsFile({}, chosen, { withTheme: true, at: 0 }))).length).toBeLessThan(
    longestSettingsAddress,
  )
})

test.each([null, 'profiles', 'backups', 'not-given-x'])('an address that names %s has no settings in it', (setting) => {
  expect(packedSettingsIn(setting)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['half of one', 'half'],
  ['no address', '%%%'],
  ['something else', 'aGVyb24'],
])('%s is not a backup', async (kind, packed) => {
  const whole = packedIn(await settingsAddress(origin, writeSettingsFile({ maxThumbnails: 7 }, {}, { withTheme: true, at: 0 }))) ?? ''
  expect(await unpackSettings(kind === 'half of one' ? whole.slice(0, whole.length / 2) : packed)).toBeNull()
})

test('settings too large for a device are not unpacked', async () => {
  const zeros = new Blob([new Uint8Array(20_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url')
  expect(await unpackSettings(bomb)).toBeNull()
})
