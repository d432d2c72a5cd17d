/* The messages of the X protocol that the driver sends and receives, as bytes: little-endian, in units of four bytes. */

/** The requests by their opcodes. */
export const opcodes = {
  changeWindowAttributes: 2,
  getWindowAttributes: 3,
  configureWindow: 12,
  getGeometry: 14,
  queryTree: 15,
  internAtom: 16,
  getProperty: 20,
  setInputFocus: 42,
  getInputFocus: 43,
  queryExtension: 98,
  getKeyboardMapping: 101,
  changeKeyboardControl: 102,
}

/** The first bytes of a connection: little-endian, protocol 11.0, without authorization. */
export const connectionSetup = Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0])

/**
 * @param {number} opcode
 * @param {number} detail
 * @param {Buffer} body
 */
export function requestOf(opcode, detail, body) {
  const header = Buffer.from([opcode, detail, 0, 0])
  header.writeUInt16LE(1 + body.length / 4, 2)
  return Buffer.concat([header, body])
}

/**
 * A body of 32-bit numbers.
 *
 * @param {number[]} values
 */
export function numbersBody(...values) {
  const body = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => body.writeUInt32LE(value, index * 4))
  return body
}

/**
 * A body with a name: its length, two unused bytes, and the name.
 *
 * @param {string} name in Latin-1
 */
export function nameBody(name) {
  const body = Buffer.alloc(4 + padded(name.length))
  body.writeUInt16LE(name.length, 0)
  body.write(name, 4, 'latin1')
  return body
}

/**
 * A length filled up to whole units of four bytes.
 *
 * @param {number} length
 */
export function padded(length) {
  return Math.ceil(length / 4) * 4
}

/** The length of errors, events and the shortest replies. */
const shortLength = 32

/**
 * The description of the server, which it sends first. Undefined until all of it has arrived.
 *
 * @param {Buffer} received
 */
export function setupMessage(received) {
  const length = received.length < 8 ? 8 : 8 + received.readUInt16LE(6) * 4
  return received.length < length ? undefined : received.subarray(0, length)
}

/**
 * The first reply, error or event in the received bytes. Undefined until it is complete.
 *
 * @param {Buffer} received
 */
export function firstMessage(received) {
  if (received.length < shortLength) return undefined
  const length = isReply(received) ? shortLength + received.readUInt32LE(4) * 4 : shortLength
  return received.length < length ? undefined : received.subarray(0, length)
}

/** @param {Buffer} message */
export function isReply(message) {
  return message.readUInt8(0) === 1
}

/** @param {Buffer} message */
export function isEvent(message) {
  return message.readUInt8(0) > 1
}
