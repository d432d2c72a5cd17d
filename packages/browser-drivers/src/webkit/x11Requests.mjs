/* The requests of the X protocol that the driver sends, as bytes: little-endian, in units of four bytes. */

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
