import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../scripts/propertyRuns.ts'
import { isFontList } from '../fontFamilies.ts'
import { ThemeFileError } from '../forms/ThemeFileError.ts'
import type { ThemeReading } from '../forms/ThemeReading.ts'
import { maxLayers } from '../ThemeSource.ts'
import { compileStyle, stylePartsOf } from './compileStyle.ts'
import { parseStyleText } from './parseStyleText.ts'
import { readStyleData, readStyleText } from './readStyle.ts'
import { readHeader } from './readHeader.ts'
import { RuleBook } from './RuleBook.ts'
import { longestStyleText, maxStyleRules } from './Style.ts'
import { styleTheme } from './styleTheme.ts'

const plain = `@meta { name: Plum; author: Ada; }
@palette.Deep Sea { bg: #102030; fg: #203040; text: #f0f0f0; accent: #80c0ff; cRed: #ff2020; cGreen: #20ff20; cBlue: #2020ff; cOrange: #ff8020; }
@palette.Day { bg: #f0f0f0; fg: #e0e0e0; text: #101010; link: #0040a0; }
Root { --edge: color | $brightness(--bg 20); --rim: shadow | inset 0 0 0 1 --edge / 0.5 #rim, 0 2 4 #000000 }
Panel { background: --bg; shadow: --rim, $borderSide(--edge top-left 0.5 2); roundness: 6 }
PanelHeader Button:hover Text { textColor: #ff0000; textAuto: no-auto }
Button, Tab { roundness: 9 }
Input { --font: generic | "Comic Neue", cursive }`

/** The same style in other writing. */
const written: readonly (readonly [what: string, text: string])[] = [
  ['comments', `/* one */ ${plain.replace('roundness: 6', '/* six; { */ roundness: 6').replace('Root {', 'Root /* variables */ {')}`],
  ['line ends', plain.replaceAll('\n', '\r\n')],
  ['spaces', plain.replaceAll(': ', '  :\n').replaceAll(',Tab', ' ,\n  Tab').replaceAll('PanelHeader Button', 'PanelHeader \t Button')],
  ['no last brace', plain.slice(0, plain.lastIndexOf('}'))],
  ['px', plain.replace('roundness: 6', 'roundness: 6px').replace('0 2 4 #', '0 2px 4px #').replace('/ 0.5 #rim', '/0.5 #rim')],
  ['commas in a call', plain.replace('(--edge top-left 0.5 2)', '(--edge, top-left, 0.5, 2)')],
  ['Root as a parent', plain.replace('Panel {', 'Root Panel {')],
  ['normal states', plain.replace('Button, Tab', 'Button.normal:normal, Tab:normal')],
]

test('a style is read from any notation, as text or rules, with the requested palette', () => {
  const reading = readStyleText(plain)
  for (const [what, text] of written) expect.soft(readStyleText(text), what).toEqual(reading)
  expect(reading.theme).toMatchObject({
    name: 'Plum',
    colours: { bg: '#102030', link: '#80c0ff', accent: '#80c0ff' },
    radii: { panel: 6, btn: 9, input: 3 },
    fonts: { interface: 'sans-serif', input: '"Comic Neue", cursive' },
  })
  expect(reading.parts?.['Panel']?.shadow).toEqual([
    { x: 0, y: 0, blur: 0, spread: 1, color: '#29537c', alpha: 0.5, inset: true, name: 'rim' },
    { x: 0, y: 2, blur: 4, spread: 0, color: '#000000', alpha: 1 },
    { x: 2, y: 2, blur: 0, spread: 0, color: '#29537c', alpha: 0.5, inset: true },
  ])

  const root = { component: 'Root' }
  const rules = [
    { component: '@meta', directives: { name: 'Plum', author: 'Ada' } },
    ...parseStyleText(plain).palettes.map(({ name, colours }) => ({ component: '@palette', variant: name, directives: colours })),
    {
      component: 'Root',
      directives: { '--edge': 'color | $brightness(--bg 20)', '--rim': 'shadow | inset 0 0 0 1 --edge / 0.5 #rim, 0 2 4 #000000' },
    },
    {
      component: 'Panel',
      parent: root,
      directives: {
        background: '--bg',
        shadow: ['--rim', { x: 2, y: '2', blur: 0, spread: 0, inset: true, color: '--edge', alpha: 0.5 }],
        roundness: 6,
      },
    },
    {
      component: 'Text',
      parent: { component: 'Button', variant: 'normal', state: ['normal', 'hover'], parent: { component: 'PanelHeader', parent: root } },
      directives: { textColor: '#ff0000', textAuto: 'no-auto' },
    },
    { component: 'Button', variant: 'normal', state: ['normal'], directives: { roundness: 9 } },
    { component: 'Tab', directives: { roundness: '9' } },
    { component: 'Input', directives: { '--font': 'generic | "Comic Neue", cursive' } },
  ]
  expect(readStyleData(rules)).toEqual({ ...reading, form: 'style data' })
  expect(readStyleData(rules, 'bird').losses).toContainEqual({ reason: 'named choices', names: ['bird'] })

  expect(reading.palettes).toEqual(['Deep Sea', 'Day'])
  for (const name of ['Day', 'style.day', 'DAY'])
    expect(readStyleText(plain, name).theme.colours).toMatchObject({ bg: '#f0f0f0', accent: '#0040a0' })
  expect(readStyleText(plain, 'style.deep_sea')).toEqual(reading)
  expect(() => readStyleText(plain, 'Night')).toThrow(expect.objectContaining({ code: 'no such palette' }))
  const own = ['Mine', '#000', '#111111', '#eeeeee', '#ff00ff', '#ff0000', '#00ff00', '#0000ff', '#ffff00']
  expect(readStyleText(plain, own).theme.colours).toMatchObject({ bg: '#000000', accent: '#ff00ff', cOrange: '#ffff00' })
  expect(readStyleText(plain, { background: '#010203', text: '#ffffff', _cYellow: '#ffff00' })).toMatchObject({
    theme: { colours: { bg: '#010203', fg: '#182230' } },
    losses: expect.arrayContaining([{ reason: 'unknown colours', names: ['_cYellow'] }]),
  })
})

const base = '@palette.P { bg: #000000; fg: #808080; text: #ffffff; link: #00ffff; accent: #00ff00; cRed: #ff0000 }'

test('the strongest rule that matches a place sets its directives, and functions compute their colours', () => {
  const cases: readonly (readonly [rules: string, place: string, look: Readonly<Record<string, unknown>>])[] = [
    // Which rules act.
    ['Button { background: #111111 } Button { background: #222222 }', 'Panel Button', { background: '#222222' }],
    ['Panel Button { background: #111111 } Button { background: #222222 }', 'Panel Button', { background: '#111111' }],
    ['Panel Button { background: #111111 }', 'Post Button', { background: '#808080' }],
    ['Post Attachment { background: #111111; opacity: 0.5 }', 'Attachment', { background: '#000000 @0' }],
    ['Button:hover { background: #111111 } Panel Button { background: #222222 }', 'Panel Button:hover', { background: '#222222' }],
    ['Button:hover:focused { background: #111111 }', 'Panel Button:hover', { background: '#808080' }],
    ['Button { background: #111111 }', 'Panel Button:toggled', { background: '#008400' }],
    ['Button.danger { background: #111111 } Button { background: #222222 }', 'Panel Button.danger', { background: '#111111' }],
    ['Button.danger { background: #111111 }', 'Panel Button', { background: '#808080' }],
    ['Panel Post { background: #111111 }', 'Post', { background: '#000000' }],
    ['Popover MenuItem:hover { background: #111111 } MenuItem { opacity: 0.5 }', 'Popover MenuItem:hover', { background: '#111111' }],
    // Colours.
    ['Panel { background: $brightness(#404040 10) }', 'Panel', { background: '#5a5a5a' }],
    ['Panel { background: $boost(#404040 10) }', 'Panel', { background: '#272727' }],
    ['Panel { background: $boost(#e0e0e0 5) }', 'Panel', { background: '#ededed' }],
    ['Panel { background: #ffffff } Button { background: $mod(#808080 10) }', 'Panel Button', { background: '#676767' }],
    ['Panel { background: $mod(#808080 10) }', 'Panel', { background: '#9a9a9a' }],
    ['Panel { background: $blend(#ff0000 0.25 #0000ff) }', 'Panel', { background: '#4000bf' }],
    ['Panel { background: $alpha(#123456 0.5) }', 'Panel', { background: '#123456' }],
    ['Panel { background: $shift(#102030 #010203 +) }', 'Panel', { background: '#112233' }],
    ['Panel { background: $shift(#102030 #202020 -) }', 'Panel', { background: '#000010' }],
    ['Panel { background: $textColor(#ffffff, #eeeeee, no-preserve) }', 'Panel', { background: '#000000' }],
    ['Panel { background: $textColor(#ffffff #eeeeee) }', 'Panel', { background: '#111111' }],
    ['Panel { background: --fg, -10 }', 'Panel', { background: '#676767' }],
    ['Root { --a: color | --b; --b: color | $brightness(--fg -10) } Panel { background: --a }', 'Panel', { background: '#676767' }],
    ['Panel { background: --nothing }', 'Panel', { background: '#ff00ff' }],
    ['Root { --a: color | $brightness(--a 10) } Panel { background: --a }', 'Panel', { background: '#ff33fe' }],
    [`Root { --s: shadow | ${'--s, '.repeat(19)} 0 1 2 #ffffff } Panel { shadow: --s }`, 'Panel', { shadow: [] }],
    ['Root { --s: shadow | 0 1 2 #ffffff, --s } Panel { shadow: --s }', 'Panel', { shadow: Array(10).fill({ y: 1, color: '#ffffff' }) }],
    ['Root { --a: color | --b; --b: color | --a } Panel { background: --a }', 'Panel', { background: '#ff00ff' }],
    // Opacity, and everything that depends on it.
    ['Panel { opacity: 0.5; background: #ffffff }', 'Panel', { background: '#ffffff @0.5', seen: '#808080', opacity: 0.5 }],
    ['Text { textColor: #777777; textAuto: no-auto }', 'Panel', { virtual: { '--text': '#777777' } }],
    ['Text { textColor: #333333 }', 'Panel', { virtual: { '--text': '#ffffff' } }],
    ['Text { textColor: #333333; textAuto: preserve }', 'Panel', { virtual: { '--text': '#cccccc' } }],
    ['Text:faint { textOpacity: 0.25; textOpacityMode: fake }', 'Panel', { virtual: { '--textFaint': '#404040' } }],
    ['Text:faint { textOpacity: 0.25; textOpacityMode: mixrgb }', 'Panel', { virtual: { '--textFaint': '#808080' } }],
    ['Panel Icon { textColor: --parent--link }', 'Panel', { virtual: { '--icon': '#00feff' } }],
    ['Panel Text { textColor: --parent--text }', 'Panel', { virtual: { '--text': '#ffffff' } }],
    ['Panel { shadow: none }', 'Panel', { shadow: [] }],
    ['Panel { shadow: $borderSide(--link bottom 1 3 outset) }', 'Panel', { shadow: [{ x: 0, y: 3, color: '#00ffff', alpha: 1 }] }],
    ['Panel { blur: 4px; shadow: --nothing }', 'Panel', { blur: '4px', shadow: [] }],
  ]
  for (const [rules, place, look] of cases) expect.soft(readStyleText(`${base} ${rules}`).parts?.[place], rules).toMatchObject(look)
  const toggled = readHeader('Panel Button:toggled:hover') ?? []
  const rules = parseStyleText('Button:hover { a: b } Button:hover:toggled { c: d } Button { e: f }').rules
  expect([...new RuleBook(rules).directivesAt(toggled).keys()]).toEqual(['e', 'c'])
  expect(readStyleText(`${base} Panel { background: --nothing }`).losses).toContainEqual({ reason: 'style values', names: ['--nothing'] })
})

test('opacities, fading texts and floating alerts are part of a theme; all unsupported parts are named', () => {
  const { theme, losses } = readStyleText(`${base}
    Panel { opacity: 0.75 } PanelHeader { opacity: 0.5 } TopBar { background: #ffffff; opacity: 0.5 }
    Text:faint { textOpacity: 0.3 } Border { textOpacity: 0.4 } Post Avatar { shadow: none }
    Button:disabled { background: #000000 } Root { --tint: color | #123456; --font: generic | url(evil); --monoFont: generic | Hack }
    Popover Alert { opacity: 0.8 } Popover Alert.error { background: #330000 }
    Post Button { background: #111111 } ListItem { background: #111111 } Dragon { background: #111111 }
    Button:focused { shadow: none } Button:hover:toggled { background: #111111 } Panel { blur: 3px; nonsense: 5 } Icon { font: Hack }
    Panel { b { c: d } roundness: 4 } Panel..x { roundness: 5 } Panel { roundness }
    Avatar { roundness: NaN; shadow: 0 1 4 #000000 / 0.2 }
    Button { opacity: 40; roundness: 999 } Input { shadow: 0 9999 2 #000000 / 8 } Root { --rim: shadow | 0 0 0 5000 #000000 }`)
  expect(theme).toMatchObject({
    colours: {
      bg: '#000000',
      topBar: '#808080',
      faint: '#ffffff',
      faintLink: '#00feff',
      btnDisabledText: '#404040',
      alertError: '#ff0000',
      alertPopupError: '#330000',
      poll: '#008000',
    },
    opacity: { bg: 0.75, panel: 0.5, faint: 0.3, border: 0.4, alert: 0.5, alertPopup: 0.8, underlay: 0.2, btn: 1 },
    radii: { panel: 4, btn: 200, avatar: 3 },
    shadows: { avatarStatus: [], avatar: [{ y: 1, blur: 4, colour: '#000000', alpha: 0.2 }], input: [{ y: 2200, alpha: 1 }] },
    fonts: { postCode: 'Hack' },
  })
  expect(theme.fonts['interface']).toBeUndefined()
  expect(Object.fromEntries(losses.map(({ reason, names }) => [reason, names]))).toEqual({
    'style rules': ['Panel b', 'Panel..x'],
    'style values': ['Panel roundness', 'Avatar roundness'],
    'clamped numbers': ['Button opacity', 'Button roundness', 'Input shadow', 'Root --rim'],
    'style variables': ['--tint', '--rim'],
    'style places': ['Post Button', 'ListItem', 'Dragon'],
    'style states': ['Button:focused', 'Button:hover:toggled'],
    'style directives': ['Panel blur', 'Panel nonsense'],
    'style fonts': ['Icon font'],
    'unreadable fonts': ['--font'],
  })
})

const words = [
  'Root',
  'Panel',
  'Button',
  ':hover',
  '.danger',
  '@meta',
  '@palette.X',
  '--bg',
  '--a',
  '--parent--text',
  '#ff0000',
  'color |',
  'shadow |',
  'generic |',
  'background',
  'shadow',
  'opacity',
  '--font',
  'inset',
  '0',
  '-1e999',
  '$mod(',
  '$blend(',
  '$borderSide(',
  'url(//evil.example)',
  '</style>',
  '"',
  "'",
  '\\22',
  '__proto__',
  '/*',
  '*/',
  ',',
  '/',
]
const marks = ['{', '}', '{', '}', ':', ';', ' ', '\n', '(', ')']
const text = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...marks), fc.string({ maxLength: 4 })), { maxLength: 120 })
  .map((pieces) => pieces.join(''))
const directives = fc.dictionary(
  fc.oneof(fc.constantFrom('background', 'shadow', 'opacity', '--bg', '--a', '--font', '__proto__'), fc.string()),
  fc.oneof(text, fc.jsonValue()),
)
const component = fc.oneof(fc.constantFrom('Root', 'Panel', 'Button', 'Text', '@meta', '@palette'), fc.string())
const rule = fc.record(
  { component, variant: fc.jsonValue(), state: fc.jsonValue(), parent: fc.jsonValue(), directives },
  { requiredKeys: ['component'] },
)

test('a hostile style yields only bounded colours, lengths and font names, or is rejected', () => {
  const sound = (read: () => ThemeReading) => {
    let reading
    try {
      reading = read()
    } catch (error) {
      expect(error).toBeInstanceOf(ThemeFileError)
      return
    }
    const { theme, parts = {}, losses } = reading
    for (const colour of Object.values(theme.colours)) expect(colour).toMatch(/^#[\da-f]{6}$/)
    for (const number of Object.values({ ...theme.opacity, ...theme.radii })) expect(number).toBeLessThanOrEqual(200)
    for (const family of Object.values(theme.fonts)) expect(isFontList(family)).toBe(true)
    for (const layers of Object.values(theme.shadows)) expect(layers.length).toBeLessThanOrEqual(maxLayers)
    for (const { colour, inset, ...numbers } of Object.values(theme.shadows).flat()) {
      expect(colour).toMatch(/^#[\da-f]{6}$/)
      expect(inset).toBeTypeOf('boolean')
      for (const number of Object.values(numbers)) expect(Math.abs(Number(number))).toBeLessThanOrEqual(2200)
    }
    expect(JSON.stringify(parts)).not.toMatch(/url|evil|</)
    expect(Object.keys(parts).length).toBeLessThan(60)
    for (const { names } of losses) expect(names.length).toBeLessThanOrEqual(100)
  }
  fc.assert(
    fc.property(text, fc.array(rule), (written, rules) => {
      sound(() => readStyleText(written))
      sound(() => readStyleText(`${plain} ${written}`))
      sound(() => readStyleData([...rules, { component: 'Panel', directives: {} }]))
    }),
    { numRuns: propertyRuns(100) },
  )

  const many = parseStyleText('Panel{a:b}'.repeat(10_000))
  expect([many.rules.length, many.losses[0]?.reason]).toEqual([maxStyleRules, 'style rules'])
  const compiled = compileStyle(many, null)
  styleTheme(compiled, '')
  stylePartsOf(compiled)
  expect(compiled.places.count).toBeLessThan(700)
  const deep = '{'.repeat(1_000) + '}'.repeat(1_000)
  sound(() => readStyleText(`Panel ${deep} Button { roundness: 2 }`))
  const chain = Array.from({ length: 5_000 }, (_, index) => `--v${index}: color | --v${index + 1};`)
  sound(() =>
    readStyleText(`Root { ${chain.slice(0, 150).join('')} } Root { ${chain.slice(150, 300).join('')} } Panel { background: --v0 }`),
  )
  const parent = (depth: number): unknown => (depth === 0 ? { component: 'Panel' } : { component: 'Panel', parent: parent(depth - 1) })
  sound(() => readStyleData([parent(1_000), { component: 'Panel', directives: { background: 'url(evil)' } }]))
  for (const long of ['x'.repeat(longestStyleText + 1), `Root {${' '.repeat(300_000)}}`])
    expect(() => readStyleText(long)).toThrow(ThemeFileError)
  for (const none of ['', '{}', 'Root', '{"a": 1}']) expect(() => readStyleText(none)).toThrow(ThemeFileError)
})
