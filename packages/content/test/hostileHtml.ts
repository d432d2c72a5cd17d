import fc from 'fast-check'

const names =
  'a a b b i p p div span span ul ol li dl dt dd h1 h2 ruby rt rp table tbody tr td th caption pre code blockquote details summary section button form input select option textarea template style script svg foreignObject title desc math mi mtext mrow annotation-xml mglyph style noscript marquee object nobr font center hr br img br em strong xmp plaintext iframe frameset x-y'.split(
    ' ',
  )
const attributes = [
  '', ' class="mention"', ' class="hashtag" rel=tag', ' class="mfm-spin" data-mfm-speed=1s', ' class=mfm-x3', ' class="mfm-scale" data-mfm-x=3', ' class=quote-inline',
  ' href="https://example.org/"', ' href=" javascript:canary()"', ' href="https://social.example/users/bob"', ' href=https://social.example/tag/x', ' onclick=canary()',
  ' onerror=canary() src=x', ' style="position:fixed"', ' id=body name=attributes', ' lang=de', ' dir=rtl', ' title="</style><img src=x onerror=canary()>"', ' start=3', ' value=7',
  ' colspan=3', ' translate=no', ' encoding="text/html"', ' xlink:href="javascript:canary()"', ' /', ' class="language-js"', ' display=block', ' data-user=B2', ' hidden',
] // prettier-ignore
const texts = [
  'text',
  ' ',
  '\n',
  ':cat:',
  '@bob',
  '#x',
  'bank.example',
  '&lt;img src=x onerror=canary()&gt;',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '</',
  '<',
  '>',
  '"',
  "'",
  '&',
  '\u202e',
  '\u0000',
  '\r',
  'example.org',
]

const open = fc
  .tuple(fc.constantFrom(...names), fc.array(fc.constantFrom(...attributes), { maxLength: 2 }))
  .map(([name, given]) => `<${name}${given.join('')}>`)
const close = fc.constantFrom(...names).map((name) => `</${name}>`)
const text = fc.constantFrom(...texts)

/** HTML as no server would write it: tags opened and closed without order, half comments, every kind of attribute. */
export const hostileHtml = fc
  .array(fc.oneof({ weight: 5, arbitrary: open }, { weight: 3, arbitrary: close }, { weight: 3, arbitrary: text }), { maxLength: 40 })
  .map((pieces) => pieces.join(''))
