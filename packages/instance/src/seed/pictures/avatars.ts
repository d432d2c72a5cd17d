import type { AvatarKind } from '../cast.ts'
import type { Random } from '../createRandom.ts'
import { hsl } from './palette.ts'
import { scenes, flower, perched } from './scenes.ts'
import { circle, fixed, path, rect, ridge, svg } from './svg.ts'

const edge = 256

/** A square portrait. Large plain shapes: it is mostly seen at 48 pixels. */
export function drawAvatar(kind: AvatarKind, hue: number, random: Random): string {
  const canvas = { width: edge, height: edge, random }
  const ground = rect(0, 0, edge, edge, hsl(hue, 46, 74))
  switch (kind) {
    case 'bird':
      return svg(canvas, `${ground}${circle(190, 62, 30, hsl(hue + 30, 90, 92))}${perched(112, 226, 116, hue + 180)}`)
    case 'portrait':
      return svg(canvas, portrait(hue, random))
    case 'planet':
      return svg(
        canvas,
        `${rect(0, 0, edge, edge, hsl(hue + 190, 40, 16))}${Array.from({ length: 26 }, () => circle(random.between(0, edge), random.between(0, edge), random.between(0.8, 2.2), '#fff', 'opacity="0.8"')).join('')}${circle(128, 128, 66, hsl(hue, 72, 60))}${path('M70 108q58 -24 118 4v14q-60 -22 -120 0z', hsl(hue, 60, 44), 'opacity="0.55"')}<ellipse cx="128" cy="130" rx="116" ry="26" fill="none" stroke="${hsl(hue + 30, 70, 80)}" stroke-width="9" transform="rotate(-18 128 130)" stroke-dasharray="320 90" stroke-dashoffset="-36"/>`,
      )
    case 'flower':
      return svg(canvas, rect(0, 0, edge, edge, hsl(hue + 130, 32, 30)) + flower(128, 128, 118, hsl(hue, 74, 70), random.int(6, 10)))
    case 'wave':
      return svg(
        canvas,
        rect(0, 0, edge, edge, hsl(hue, 60, 90)) +
          circle(176, 78, 34, hsl(hue + 200, 85, 72)) +
          [0.52, 0.66, 0.82].map((at, index) => path(ridge(canvas, edge * at, 20, 0.3), hsl(hue, 55, 58 - index * 14))).join(''),
      )
    case 'tiles':
      return scenes.tiles(canvas).svg
    case 'cat':
      return svg(canvas, cat(hue))
    case 'robot':
      return svg(canvas, robot(hue))
    case 'loaf':
      return scenes.loaf(canvas).svg
    case 'rings':
      return svg(
        canvas,
        rect(0, 0, edge, edge, hsl(hue, 50, 18)) +
          Array.from({ length: 6 }, (_, index) => {
            const turn = random.int(0, 360)
            return `<circle cx="128" cy="128" r="${fixed(22 + index * 17)}" fill="none" stroke="${hsl(hue + index * 16, 70, 70 - index * 5)}" stroke-width="10" stroke-dasharray="${random.int(40, 160)} ${random.int(10, 60)}" transform="rotate(${turn} 128 128)"/>`
          }).join(''),
      )
  }
}

function portrait(hue: number, random: Random): string {
  const skin = random.pick(['#f0c9a4', '#d9a077', '#a86f47', '#7b4a2d', '#f6d9c0'])
  const hair = random.pick(['#2a1d18', '#5c3a21', '#a66a2c', '#8d8f96', '#1c1c24'])
  const coat = hsl(hue, 45, 42)
  const bangs = random.pick([
    'M70 104Q80 44 128 44Q180 44 188 104Q150 78 120 88Q92 92 70 104Z',
    'M66 132Q60 40 128 40Q196 40 190 132Q182 84 128 78Q76 84 66 132Z',
  ])
  return [
    rect(0, 0, edge, edge, hsl(hue + 40, 55, 80)),
    path('M30 256Q38 190 128 190Q218 190 226 256Z', coat),
    rect(108, 158, 40, 46, skin, 'rx="16"'),
    `<ellipse cx="128" cy="118" rx="58" ry="66" fill="${skin}"/>`,
    path(bangs, hair),
    circle(106, 122, 6, '#241a16') + circle(150, 122, 6, '#241a16'),
    '<path d="M108 152Q128 168 148 152" fill="none" stroke="#7a3b32" stroke-width="5" stroke-linecap="round"/>',
    random.chance(0.5)
      ? '<g fill="none" stroke="#2d2d35" stroke-width="4"><circle cx="106" cy="122" r="17"/><circle cx="150" cy="122" r="17"/><path d="M123 122h10"/></g>'
      : '',
  ].join('')
}

function cat(hue: number): string {
  const fur = hsl(hue, 30, 34)
  return [
    rect(0, 0, edge, edge, hsl(hue + 150, 55, 82)),
    path('M56 120L60 38L112 78Z', fur) + path('M200 120L196 38L144 78Z', fur),
    `<ellipse cx="128" cy="146" rx="84" ry="76" fill="${fur}"/>`,
    `<ellipse cx="96" cy="134" rx="17" ry="21" fill="#f6e27a"/><ellipse cx="160" cy="134" rx="17" ry="21" fill="#f6e27a"/><ellipse cx="96" cy="134" rx="6" ry="18" fill="#16161c"/><ellipse cx="160" cy="134" rx="6" ry="18" fill="#16161c"/>`,
    path('M118 166h20l-10 12z', '#e79aa2'),
    '<path d="M128 178q-4 16 -20 14M128 178q4 16 20 14M40 160l44 8M40 182l44 -2M216 160l-44 8M216 182l-44 -2" fill="none" stroke="#f4efe6" stroke-width="4" stroke-linecap="round"/>',
  ].join('')
}

function robot(hue: number): string {
  return [
    rect(0, 0, edge, edge, hsl(hue, 45, 26)),
    rect(122, 24, 12, 46, '#cfd3dc') + circle(128, 26, 13, hsl(hue + 120, 80, 62)),
    rect(52, 66, 152, 128, '#dfe3ea', 'rx="26"'),
    rect(72, 92, 112, 58, '#1c2030', 'rx="18"'),
    circle(104, 121, 14, hsl(hue + 120, 85, 66)) + circle(152, 121, 14, hsl(hue + 120, 85, 66)),
    rect(96, 166, 64, 10, '#8b93a3', 'rx="5"'),
    rect(78, 206, 100, 50, '#b8bfcb', 'rx="16"'),
  ].join('')
}
