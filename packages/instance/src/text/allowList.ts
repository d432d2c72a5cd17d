/** The allowed parts of remote HTML: Akkoma's default scrubber. An attribute's value is allowed as a whole or not at all. */
type AttributeRule = (value: string) => boolean
type Rules = Readonly<Record<string, Readonly<Record<string, AttributeRule>>>>

const any: AttributeRule = () => true
const oneOf =
  (...values: readonly string[]): AttributeRule =>
  (value) =>
    values.includes(value)

const schemes = /^(?:https?|dat|dweb|gopher|hyper|ipfs|ipns|ircs?|magnet|mailto|mumble|ssb|xmpp):/i

/** An absolute address of an allowed scheme. Control characters inside are how a scheme is disguised. */
const isLink: AttributeRule = (value) => schemes.test(value) && !hasControl(value)
const isImage: AttributeRule = (value) => /^https?:\/\//i.test(value) && !hasControl(value)
const isPlainId: AttributeRule = (value) => !value.includes(':') || schemes.test(value)
const isNumber: AttributeRule = (value) => /^\d{1,5}$/.test(value)

const hasControl = (value: string) => Array.from(value).some((character) => character < ' ')

const mfmNames = [
  'tada',
  'jelly',
  'twitch',
  'shake',
  'spin',
  'jump',
  'bounce',
  'flip',
  'rainbow',
  'sparkle',
  'font',
  'blur',
  'rotate',
  'position',
  'scale',
  'x2',
  'x3',
  'x4',
  'fg',
  'bg',
  'center',
]
const mfmArguments = [
  'h',
  'v',
  'x',
  'y',
  'alternate',
  'speed',
  'deg',
  'left',
  'serif',
  'monospace',
  'cursive',
  'fantasy',
  'emoji',
  'math',
  'color',
]
const legacyMfm = ['tada', 'jelly', 'twitch', 'shake', 'spin', 'jump', 'bounce', 'flip', 'x2', 'x3', 'x4', 'blur', 'rainbow', 'rotate']

const bare = {}
const mathStyle = { mathvariant: any, scriptlevel: isNumber, displaystyle: oneOf('true', 'false') }

const bareElements = [
  'abbr',
  'b',
  'blockquote',
  'br',
  'del',
  'em',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
  'center',
  'small',
  'ruby',
  'rb',
  'rp',
  'rt',
  'rtc',
]
const mathElements = [
  'maction',
  'merror',
  'mfrac',
  'mi',
  'mmultiscripts',
  'mn',
  'mo',
  'mover',
  'mpadded',
  'mphantom',
  'mprescripts',
  'mroot',
  'mrow',
  'ms',
  'mspace',
  'msqrt',
  'mstyle',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
  'semantics',
  'annotation',
]

export const allowedElements: Rules = {
  ...Object.fromEntries(bareElements.map((name) => [name, bare])),
  ...Object.fromEntries(mathElements.map((name) => [name, mathStyle])),
  math: { ...mathStyle, display: oneOf('block', 'inline') },
  abbr: { title: any },
  a: {
    href: isLink,
    'data-user': isPlainId,
    'data-tag': isPlainId,
    title: any,
    class: oneOf('hashtag', 'u-url', 'mention', 'u-url mention', 'mention u-url'),
    rel: oneOf('tag', 'nofollow', 'noopener', 'noreferrer', 'ugc', 'tag ugc', 'ugc tag'),
  },
  code: { class: oneOf('inline') },
  img: { src: isImage, width: isNumber, height: isNumber, title: any, alt: any },
  span: {
    class: oneOf(
      'h-card',
      'quote-inline',
      'mfm',
      ...mfmNames.map((name) => `mfm-${name}`),
      ...legacyMfm.map((name) => `mfm _mfm_${name}_`),
    ),
    ...Object.fromEntries(mfmArguments.map((name) => [`data-mfm-${name}`, any])),
    ...Object.fromEntries(['x', 'y', 'h', 'v', 'left', 'right'].map((name) => [`data-${name}`, any])),
  },
}

export type AllowList = Rules

export const mfmFunctions: ReadonlySet<string> = new Set(mfmNames)
export const mfmFlags: ReadonlySet<string> = new Set(mfmArguments)
export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'mprescripts', 'mspace'])
