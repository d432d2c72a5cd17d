import { expect, test } from 'vitest'
import { hasSound, type SoundSigns } from './hasSound.ts'

const signs: readonly (readonly [SoundSigns, boolean])[] = [
  [{}, false],
  [{ mozHasAudio: true }, true],
  [{ mozHasAudio: false }, false],
  [{ webkitAudioDecodedByteCount: 0 }, false],
  [{ webkitAudioDecodedByteCount: 512 }, true],
  [{ audioTracks: { length: 0 } }, false],
  [{ audioTracks: { length: 1 } }, true],
]

test.each(signs)('a video with the browser’s data %j has sound: %s', (video, sounds) => {
  expect(hasSound(video)).toBe(sounds)
})
