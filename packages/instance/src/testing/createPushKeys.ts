import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys of a browser that subscribed, and how it reads a message (RFC 8291 over RFC 8188). */
export interface PushKeys {
  readonly keys: { readonly p256dh: string; readonly auth: string }
  read(body: Uint8Array): unknown
}

export function createPushKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = Buffer.from('sixteen bytes or')
  function read(body: Uint8Array): unknown {
    const message = Buffer.from(body)
    const salt = message.subarray(0, 16)
    const theirs = message.subarray(21, 86)
    const secret = pair.computeSecret(theirs)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
    const ikm = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(message.subarray(-16))
    const padded = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
  return { keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }, read }
}
