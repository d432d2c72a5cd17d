/** @type {Readonly<Record<string, number>>} X keysyms of the keys whose code does not contain their character */
const keysyms = {
  AltLeft: 0xffe9,
  AltRight: 0xffea,
  ArrowDown: 0xff54,
  ArrowLeft: 0xff51,
  ArrowRight: 0xff53,
  ArrowUp: 0xff52,
  Backquote: 0x60,
  Backslash: 0x5c,
  Backspace: 0xff08,
  BracketLeft: 0x5b,
  BracketRight: 0x5d,
  Comma: 0x2c,
  ControlLeft: 0xffe3,
  ControlRight: 0xffe4,
  Delete: 0xffff,
  End: 0xff57,
  Enter: 0xff0d,
  Equal: 0x3d,
  Escape: 0xff1b,
  F11: 0xffc8,
  Home: 0xff50,
  Minus: 0x2d,
  PageDown: 0xff56,
  PageUp: 0xff55,
  Period: 0x2e,
  Quote: 0x27,
  Semicolon: 0x3b,
  ShiftLeft: 0xffe1,
  ShiftRight: 0xffe2,
  Slash: 0x2f,
  Space: 0x20,
  Tab: 0xff09,
}

/**
 * The X keysym of a key without Shift, on a US keyboard.
 *
 * @param {string} code as in KeyboardEvent
 * @returns {number}
 */
export function keysymOf(code) {
  const keysym = keysyms[code] ?? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase().charCodeAt(0)
  if (keysym === undefined) throw new Error(`The key ${code} has no keysym here. Add it to keysyms.mjs.`)
  return keysym
}

/**
 * Whether a US keyboard needs Shift for a character.
 *
 * @param {string} key as in KeyboardEvent
 */
export function needsShift(key) {
  return /^[A-Z~!@#$%^&*()_+{}|:"<>?]$/.test(key)
}
