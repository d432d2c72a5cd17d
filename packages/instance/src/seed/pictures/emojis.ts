import { hsl } from './palette.ts'
import { flower, perched } from './scenes.ts'
import { circle, path, rect, svg } from './svg.ts'

const edge = 96
const canvas = { width: edge, height: edge }
const glyph = (body: string): string => svg(canvas, body)
const star = 'M48 8l12 26 28 3-21 19 6 28-25-14-25 14 6-28L8 37l28-3z'

function face(color: string, mouth: string): string {
  return `${circle(48, 50, 38, color)}${circle(35, 44, 6, '#23201c')}${circle(61, 44, 6, '#23201c')}${mouth}`
}

/** This server's own emoji, by shortcode. */
export const ownEmojis: Readonly<Record<string, string>> = {
  rook: glyph(perched(42, 86, 46, 250)),
  wren: glyph(perched(42, 84, 44, 28)),
  puffin: glyph(
    `<ellipse cx="48" cy="56" rx="30" ry="36" fill="#22242c"/><ellipse cx="52" cy="62" rx="20" ry="28" fill="#f5f3ee"/>${circle(50, 32, 18, '#f5f3ee')}${circle(54, 29, 4, '#22242c')}${path('M64 26l22 10-22 10z', '#ef7b2f')}`,
  ),
  duck: glyph(
    `<ellipse cx="42" cy="64" rx="34" ry="22" fill="#f6cf3f"/>${circle(66, 36, 20, '#f6cf3f')}${circle(72, 31, 4, '#23201c')}${path('M82 36l14 5-14 6z', '#ee8a2c')}`,
  ),
  egg: glyph(
    `<ellipse cx="48" cy="54" rx="28" ry="36" fill="#cfe3dc"/>${circle(38, 44, 4, '#7d9a8c')}${circle(56, 58, 5, '#7d9a8c')}${circle(42, 70, 3, '#7d9a8c')}`,
  ),
  nest: glyph(
    `${path('M8 50q40 52 80 0z', '#8a5a30')}<ellipse cx="34" cy="46" rx="11" ry="14" fill="#bfe0e6"/><ellipse cx="58" cy="46" rx="11" ry="14" fill="#bfe0e6"/>${rect(4, 46, 88, 10, '#6d4424', 'rx="5"')}`,
  ),
  feather: glyph(`${path('M80 8Q24 20 18 74Q66 70 80 8Z', '#5d86c4')}<path d="M80 8L12 88" stroke="#27406b" stroke-width="4"/>`),
  wave_small: glyph(`${path('M4 66q18 -30 40 -14q18 14 48 -8v44H4z', '#3f91c9')}${path('M4 78q24 -16 44 -4t44 -4v20H4z', '#2c6ea3')}`),
  moon: glyph(path('M62 8a40 40 0 1 0 26 54A34 34 0 0 1 62 8z', '#f2d77c')),
  loaf: glyph(
    `<ellipse cx="48" cy="56" rx="42" ry="26" fill="#b9722f"/><path d="M26 42q6 14 2 28M46 38q6 16 2 34M66 42q6 14 2 28" fill="none" stroke="#f3dcb2" stroke-width="5" stroke-linecap="round"/>`,
  ),
  tomato: glyph(
    `${circle(48, 56, 34, '#dd4436')}${path('M48 30l8 -16 4 14 16 -4-10 12 10 8-16 0-12 8-10-10-14 2 8-10-10-8 14-2z', '#3f8f4a')}`,
  ),
  sprout: glyph(
    `<path d="M48 90V50" stroke="#4c8f3c" stroke-width="8"/>${path('M48 54Q44 22 10 22Q12 56 48 54Z', '#6cb554')}${path('M48 46Q52 14 86 14Q84 48 48 46Z', '#83ca66')}`,
  ),
  train: glyph(
    `${rect(14, 12, 68, 62, '#b4372e', 'rx="14"')}${rect(24, 24, 48, 22, '#dbeef7', 'rx="5"')}${circle(32, 60, 6, '#fbe59a')}${circle(64, 60, 6, '#fbe59a')}<path d="M26 76L14 92M70 76l12 16M20 84h56" stroke="#4a4a52" stroke-width="5"/>`,
  ),
  signal: glyph(
    `${rect(32, 6, 32, 72, '#26272e', 'rx="12"')}${circle(48, 24, 10, '#5b2420')}${circle(48, 44, 10, '#e9b13b')}${circle(48, 64, 10, '#3ecb6b')}${rect(44, 78, 8, 16, '#26272e')}`,
  ),
  synth: glyph(
    `${rect(4, 24, 88, 52, '#2c2d38', 'rx="8"')}${rect(10, 48, 76, 24, '#f3f1ec')}${[18, 30, 48, 60, 72].map((x) => rect(x, 48, 6, 14, '#1a1a20')).join('')}${[20, 38, 56, 74].map((x) => circle(x, 36, 6, '#e0794a')).join('')}`,
  ),
  knob: glyph(
    `${circle(48, 50, 38, '#3a3c48')}${circle(48, 50, 28, '#585b6b')}<path d="M48 50L30 26" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
  ),
  cable: glyph(
    `<path d="M14 20C10 90 60 90 56 48S90 20 82 82" fill="none" stroke="#e05a8a" stroke-width="9" stroke-linecap="round"/>${circle(14, 18, 9, '#b9bcc4')}${circle(82, 82, 9, '#b9bcc4')}`,
  ),
  comet: glyph(`${path('M92 6L30 50L44 66Z', '#9fc4f5')}${path('M84 2L26 60L34 70Z', '#d6e7ff')}${circle(32, 62, 18, '#f7f4e2')}`),
  bug: glyph(
    `<ellipse cx="48" cy="54" rx="24" ry="30" fill="#7a9a3a"/><path d="M48 26v58M24 40L8 30M24 56H6M26 72L12 84M72 40l16 -10M72 56h18M70 72l14 12" stroke="#3f5220" stroke-width="5"/>${circle(48, 22, 12, '#3f5220')}`,
  ),
  teapot: glyph(
    `<ellipse cx="46" cy="60" rx="30" ry="24" fill="#5aa79b"/>${path('M74 54q18 -2 16 -20l-8 2q-2 12 -14 8z', '#5aa79b')}<path d="M18 50q-18 8 0 22" fill="none" stroke="#5aa79b" stroke-width="7"/>${rect(30, 32, 32, 7, '#3f7f76', 'rx="3"')}${circle(46, 28, 6, '#3f7f76')}`,
  ),
  sunny: glyph(face('#f7cf4d', '<path d="M30 58q18 20 36 0" fill="none" stroke="#23201c" stroke-width="6" stroke-linecap="round"/>')),
  unsure: glyph(face('#f7cf4d', '<path d="M32 66q14 -12 30 -2" fill="none" stroke="#23201c" stroke-width="6" stroke-linecap="round"/>')),
  bloom: glyph(flower(48, 48, 44, '#d977b5', 7)),
  gold_star: glyph(path(star, '#f2b632')),
}

/** Frames of `rook_party`: the rook goes round the colours. */
export const partyFrames: readonly string[] = Array.from({ length: 8 }, (_, index) =>
  glyph(perched(42 + Math.round(Math.sin((index / 8) * Math.PI * 2) * 5), 86 - (index % 2) * 5, 46, index * 45)),
)

/** Emoji that came with posts and names from elsewhere, and which this server's list does not have. */
export const remoteEmojis: Readonly<Record<string, string>> = {
  wharf_cat: glyph(
    `${path('M16 44L20 8L44 26Z', '#e49a4c')}${path('M80 44L76 8L52 26Z', '#e49a4c')}${face('#e49a4c', '<path d="M38 64q10 8 20 0" fill="none" stroke="#23201c" stroke-width="5"/>')}`,
  ),
  wharf_star: glyph(path(star, '#7fd0e8')),
  wharf_fish: glyph(
    `<ellipse cx="42" cy="48" rx="34" ry="22" fill="#5aa0d8"/>${path('M70 48l22 -20v40z', '#3f7fb5')}${circle(24, 42, 5, '#14202c')}`,
  ),
  wharf_boat: glyph(`${path('M8 62h80l-14 24H22z', '#a5533a')}${path('M46 6v52H16z', '#f5efe2')}${path('M52 16v42h26z', '#e2d8c3')}`),
  wharf_lamp: glyph(
    `${rect(44, 40, 8, 50, '#4b4f5c')}${path('M28 40l8 -26h24l8 26z', '#f6d668')}${rect(32, 8, 32, 8, '#4b4f5c', 'rx="3"')}`,
  ),
  wharf_shell: glyph(
    `${path('M48 86Q2 62 12 30Q48 -6 84 30Q94 62 48 86Z', '#f2b6a0')}<path d="M48 84L28 22M48 84V14M48 84L68 22" stroke="#c47a66" stroke-width="4"/>`,
  ),
  reed_frog: glyph(
    `${circle(28, 26, 15, '#6bb04a')}${circle(68, 26, 15, '#6bb04a')}<ellipse cx="48" cy="56" rx="42" ry="32" fill="#6bb04a"/>${circle(28, 24, 7, '#1b2b12')}${circle(68, 24, 7, '#1b2b12')}<path d="M22 62q26 20 52 0" fill="none" stroke="#2e5420" stroke-width="6" stroke-linecap="round"/>`,
  ),
}

/** Small mark of a server, for its favicon. */
export const drawFavicon = (hue: number): string =>
  svg(
    { width: 32, height: 32 },
    rect(0, 0, 32, 32, hsl(hue, 55, 45), 'rx="8"') + circle(16, 16, 8, hsl(hue + 40, 80, 82)) + circle(20, 13, 4, hsl(hue, 55, 45)),
  )
