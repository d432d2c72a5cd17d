import { family } from './HostileBody.ts'

const span = (classes: string, data: string, text = 'text'): string => `<span class="${classes}" ${data}>${text}</span>`
const nested = (count: number, classes: string, data: string): string =>
  `${`<span class="${classes}" ${data}>`.repeat(count)}text${'</span>'.repeat(count)}`

const everyMoving = ['tada', 'jelly', 'twitch', 'shake', 'spin', 'jump', 'bounce', 'rainbow', 'sparkle', 'flip', 'blur', 'rotate']
  .map((name) => `<span class="mfm-${name}">`)
  .join('')

/** MFM used to cover, flash, escape or break. */
export const mfm = family({
  'a scale of a million': span('mfm-scale', 'data-mfm-x="1000000" data-mfm-y="1000000"'),
  'a scale of minus a million': span('mfm-scale', 'data-mfm-x="-1000000" data-mfm-y="-1000000"'),
  'a scale without end': span('mfm-scale', 'data-mfm-x="Infinity" data-mfm-y="NaN"'),
  'a scale in powers': span('mfm-scale', 'data-mfm-x="1e9" data-mfm-y="0x7fff"'),
  'a scale in a scale': nested(12, 'mfm-scale', 'data-mfm-x="5" data-mfm-y="5"'),
  'a scale of nothing': span('mfm-scale', 'data-mfm-x="0" data-mfm-y="0"'),
  'a size in a size': nested(15, 'mfm-x4', ''),
  'all sizes in each other':
    '<span class="mfm-x2"><span class="mfm-x3"><span class="mfm-x4"><span class="mfm-tada">text</span></span></span></span>',
  'a position far away': span('mfm-position', 'data-mfm-x="-100000" data-mfm-y="-100000"', '<a href="https://evil.example/">press</a>'),
  'a position in a position': nested(18, 'mfm-position', 'data-mfm-x="20" data-mfm-y="-20"'),
  'a position in pixels': span('mfm-position', 'data-mfm-x="9999px" data-mfm-y="100vh"'),
  'a turn of a million': span('mfm-rotate', 'data-mfm-deg="1000000"'),
  'a turn that is a function': span('mfm-rotate', 'data-mfm-deg="1deg) scale(99"'),
  'a speed of nothing': span('mfm-rainbow', 'data-mfm-speed="0s"'),
  'a speed of a millisecond': span('mfm-spin', 'data-mfm-speed="1ms" data-mfm-x'),
  'a negative speed': span('mfm-spin', 'data-mfm-speed="-1s"'),
  'a speed that is a list': span('mfm-spin', 'data-mfm-speed="1s; position: fixed"'),
  'a speed that is a variable': span('mfm-spin', 'data-mfm-speed="var(--x)"'),
  'a speed of many digits': span('mfm-spin', `data-mfm-speed="${'9'.repeat(4000)}s"`),
  'a colour that is an address': span('mfm-bg', 'data-mfm-color="url(https://evil.example/b.png)"'),
  'a colour that ends': span('mfm-fg', 'data-mfm-color="f00; background: url(https://evil.example/b.png)"'),
  'a colour that is not seen': span('mfm-fg', 'data-mfm-color="ff000000"'),
  'a short colour that is not seen': span('mfm-fg', 'data-mfm-color="f000"'),
  'a colour that is a word': span('mfm-fg', 'data-mfm-color="transparent"'),
  'a font by name': span('mfm-font', 'data-mfm-serif data-mfm-family="evil" data-mfm-monospace'),
  'all at once': span('mfm-tada mfm-spin mfm-x4 mfm-scale mfm-position', 'data-mfm-x="9" data-mfm-y="9" data-mfm-speed="1ms"'),
  'two hundred effects in each other': nested(60, 'mfm-rainbow', 'data-mfm-speed="0.1s"'),
  'effects of all kinds in each other': `${everyMoving.repeat(3)}text`,
  'a thousand that move': span('mfm-shake', 'data-mfm-speed="0.1s"', 'x').repeat(1_000),
  'a link under an effect': span('mfm-scale', 'data-mfm-x="5" data-mfm-y="5"', '<a href="https://evil.example/">bank.example</a>'),
  'a link that is turned over': span('mfm-flip', 'data-mfm-h', '<a href="https://evil.example/">elpmaxe.knab</a>'),
  'a paragraph in an effect': span('mfm-spin', '', '<p>one</p><p>two</p>'),
  'a table in an effect': span('mfm-x4', '', '<table><tr><td>one</td></tr></table>'),
  'an unknown effect': span('mfm-explode', 'data-mfm-speed="1s"'),
  'an effect without a name': span('mfm-', '') + span('mfm', '') + span('_mfm__', ''),
  'an older effect': span('mfm _mfm_spin_', 'data-x data-speed="0.001s"'),
  'a clock and a border':
    span('mfm-border', 'data-mfm-width="9999"') + span('mfm-unixtime', 'data-mfm-x="1"') + span('mfm-followmouse', 'data-mfm-x'),
  'an effect on a link': '<a class="mfm-x4" href="https://evil.example/">bank.example</a>',
  'a blurred button': span('mfm-blur', 'tabindex="1" onclick="canary()"', '<button onclick="canary()">press</button>'),
})
