export type PlainFieldName =
  | 'name'
  | 'subject'
  | 'alt text'
  | 'poll option'
  | 'card title'
  | 'card description'
  | 'emoji name'
  | 'field name'
  | 'file name'
  | 'server words'

/** Text that is not HTML, from strangers: it must be shown as the characters it is made of. */
export interface PlainField {
  readonly field: PlainFieldName
  readonly text: string
  /** Nothing of it is seen, so that something must stand for it. */
  readonly blank?: true
}

const marks = '\u0300\u0316\u033f\u0489'

/** In one piece it would be a script address to the linter, too. */
const js = 'javascript'

/** Tried in every field: each is rendered by its own component. */
const everywhere: readonly string[] = [
  '<img src=x onerror=canary()>',
  '"><script>canary()</script>',
  "' onmouseover='canary()",
  '</title></textarea></style><svg onload=canary()>',
  '&lt;img src=x onerror=canary()&gt;',
  `${js}:canary()`,
  '{{constructor.constructor("canary()")()}} ${canary()}',
  '\u202ereversed \u2066and isolated',
  `stack${marks.repeat(60)}ed`,
  'x'.repeat(3_000),
  '𒐫﷽'.repeat(30),
  'one\n\n\n\ntwo\u2028three\0four',
]
/** A word that takes a browser seconds to lay out; as the name of each emoji or field of each post it would only be a large answer. */
const endless: readonly string[] = ['T'.repeat(50_000), 'ش'.repeat(20_000)]
const everyField: readonly PlainFieldName[] = [
  'name',
  'subject',
  'alt text',
  'poll option',
  'card title',
  'card description',
  'emoji name',
  'field name',
  'file name',
  'server words',
]

export const plainFields: readonly PlainField[] = [
  ...everyField.flatMap((field) => everywhere.map((text) => ({ field, text }))),
  ...everyField
    .filter((field) => field !== 'emoji name' && field !== 'field name')
    .flatMap((field) => endless.map((text) => ({ field, text }))),
  { field: 'name', text: '<img src=x onerror=canary()>' },
  { field: 'name', text: '<script>canary()</script>' },
  { field: 'name', text: '&lt;script&gt;canary()&lt;/script&gt;' },
  { field: 'name', text: '<b>ada</b>' },
  { field: 'name', text: 'ada\u202e <canary' },
  { field: 'name', text: '\u202eada' },
  { field: 'name', text: '\u2067ada\u2066' },
  { field: 'name', text: 'ada\u202e\u202e\u202e\u202e' },
  { field: 'name', text: 'ada\u200f\u061c 123' },
  { field: 'name', text: 'عدا repeated' },
  { field: 'name', text: '\u200b', blank: true },
  { field: 'name', text: '\u200b\u200c\u200d\u2060\ufeff', blank: true },
  { field: 'name', text: '\u3164', blank: true },
  { field: 'name', text: '\u115f\u1160\uffa0', blank: true },
  { field: 'name', text: '\u2800\u2800', blank: true },
  { field: 'name', text: ' \u00a0\u2003\u3000', blank: true },
  { field: 'name', text: '\u0301\u0302', blank: true },
  { field: 'name', text: '\u{e0061}\u{e0062}', blank: true },
  { field: 'name', text: '\ufe0f\u034f\u180e', blank: true },
  { field: 'name', text: '', blank: true },
  { field: 'name', text: `Z${marks.repeat(200)}algo` },
  { field: 'name', text: `ก${'\u0e49'.repeat(80)}`.repeat(3) },
  { field: 'name', text: 'ﷺ'.repeat(40) },
  { field: 'name', text: '𒐫'.repeat(40) },
  { field: 'name', text: 'x'.repeat(2_000) },
  { field: 'name', text: 'a\u00a0'.repeat(500) },
  { field: 'name', text: 'ada\n\n\n\n\nbob\r\n\u2028\u2029x' },
  { field: 'name', text: 'ada ✔' },
  { field: 'name', text: ':cat:'.repeat(60) },
  { field: 'name', text: ':__proto__: :constructor:' },
  { field: 'name', text: 'ada (admin)' },
  { field: 'name', text: '@ada@bank.example' },
  { field: 'name', text: '{count} {host} # ICU' },
  { field: 'name', text: '\ud800lone' },
  { field: 'subject', text: '<details open ontoggle=canary()>' },
  { field: 'subject', text: '"><svg onload=canary()>' },
  { field: 'subject', text: ' javascript:canary()' },
  { field: 'subject', text: '&#60;img src=x onerror=canary()&#62;' },
  { field: 'subject', text: '\u202ewarning :cat:' },
  { field: 'alt text', text: '"onerror="canary()' },
  { field: 'alt text', text: "' onload='canary()" },
  { field: 'alt text', text: '</textarea><script>canary()</script>' },
  { field: 'poll option', text: '<input autofocus onfocus=canary()>' },
  { field: 'poll option', text: '<label for=root>yes</label>' },
  { field: 'poll option', text: `yes${marks.repeat(60)}` },
  { field: 'card title', text: '<iframe src=//evil.example></iframe>' },
  { field: 'card title', text: '</title><script>canary()</script>' },
  { field: 'emoji name', text: 'x" onerror="canary()' },
  { field: 'emoji name', text: '<img>' },
  { field: 'field name', text: '<a href=//evil.example>site</a>' },
  { field: 'field name', text: '\u202eetis' },
  { field: 'file name', text: 'invoice\u202efdp.exe' },
  { field: 'file name', text: 'photo.png\u2028.exe' },
  { field: 'file name', text: '../../etc/passwd' },
  { field: 'file name', text: 'C:\\con\\con' },
  { field: 'file name', text: `${'very_'.repeat(400)}long.png` },
  { field: 'file name', text: `photo.png${' '.repeat(200)}.exe` },
  { field: 'server words', text: '<!doctype html><script>canary()</script>' },
  { field: 'server words', text: '{error} {0} %s %n' },
]
