import { decodeFrame } from '@rookery/api/stream/decodeFrame'
import { expect, test } from 'vitest'
import { createStreamWarnings } from './streamWarnings.ts'

test('unused events are logged once a kind, without their contents', () => {
  const notified: string[] = []
  const warn = createStreamWarnings((text) => notified.push(text))
  for (let round = 0; round < 3; round += 1) {
    for (const frame of [
      '{"event":"filters_changed"}',
      '{"event":"pleroma:chat_update","payload":"{\\"content\\":\\"secret\\"}"}',
      '{"event":"encrypted_message","payload":"secret"}',
      'secret',
      '{"event":"update","payload":"{\\"content\\":\\"secret\\"}"}',
      '{"event":"delete","payload":"1"}',
    ]) {
      const event = decodeFrame(frame, 'pond.example')
      if (event) warn(event)
    }
  }
  expect(notified).toHaveLength(5)
  expect(notified.join()).not.toContain('secret')
})
