/** The first of ten digits that keyboards in Arabic, Persian and Urdu write. */
const zeros = ['\u0660', '\u06f0'] as const

/** Digits in the servers' form: full-width and Arabic ones become ASCII. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const zero = zeros.findLast((first) => first <= digit) ?? '0'
    return String(digit.charCodeAt(0) - zero.charCodeAt(0))
  })
}
