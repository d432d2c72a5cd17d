import { mix, pickPalette, hsl, type Palette } from './palette.ts'
import { circle, fixed, flock, path, rect, ridge, stars, svg, verticalGradient, type Canvas, type Drawing } from './svg.ts'

export type SceneName =
  | 'hills'
  | 'sea'
  | 'forest'
  | 'night'
  | 'garden'
  | 'railway'
  | 'panel'
  | 'waves'
  | 'tiles'
  | 'bird'
  | 'chart'
  | 'loaf'

/** Scenes of photos and drawings. Each varies with its random numbers. */
export const scenes: Readonly<Record<SceneName, (canvas: Canvas) => Drawing>> = {
  hills: (canvas) => {
    const palette = pickPalette(canvas.random)
    const count = canvas.random.int(3, 9)
    const layers = canvas.random.int(4, 6)
    return {
      svg: svg(canvas, sky(canvas, palette) + sun(canvas, palette) + flock(canvas, count, palette.near) + hills(canvas, palette, layers)),
      description: `${layers} ridges of hills ${palette.light}, one behind the other, with ${count} birds far off.`,
    }
  },
  sea: (canvas) => {
    const palette = pickPalette(canvas.random)
    const { width, height } = canvas
    const horizon = height * canvas.random.between(0.45, 0.62)
    const water = rect(0, horizon, width, height - horizon, 'url(#water)')
    const bands = Array.from({ length: 46 }, () => {
      const y = canvas.random.between(horizon, height)
      const depth = (y - horizon) / (height - horizon)
      const long = canvas.random.between(0.02, 0.16) * width * (0.4 + depth)
      return rect(
        canvas.random.between(-0.1, 1) * width,
        y,
        long,
        1 + depth * height * 0.006,
        palette.accent,
        `opacity="${(0.08 + depth * 0.2).toFixed(2)}" rx="2"`,
      )
    }).join('')
    return {
      svg: svg(
        canvas,
        `<defs>${verticalGradient('water', [mix(palette.skyLow, palette.far, 0.5), palette.near])}</defs>${sky(canvas, palette)}${sun(canvas, palette)}${path(ridge({ ...canvas, height: horizon }, horizon - height * 0.02, height * 0.03, 0.6), palette.far)}${water}${bands}${posts(canvas, horizon, palette)}${flock(canvas, 5, palette.near)}`,
      ),
      description: `The estuary ${palette.light}: flat water with long light on it, a row of old mooring posts, low land on the horizon.`,
    }
  },
  forest: (canvas) => {
    const palette = pickPalette(canvas.random)
    const { width, height, random } = canvas
    const rows = [0.5, 0.64, 0.8].map((at, row) => {
      const color = mix(palette.far, palette.near, (row + 1) / 3)
      const size = height * (0.16 + row * 0.1)
      const trees = Array.from({ length: Math.ceil((width / size) * 2.6) }, (_, index) => {
        const x = (index * size) / 2.4 + random.between(-0.2, 0.2) * size
        return conifer(x, height * at + size * 0.9, size * random.between(0.7, 1.25))
      }).join('')
      return path(trees, color) + rect(0, height * at + size * 0.7, width, height, color)
    })
    return {
      svg: svg(canvas, sky(canvas, palette) + sun(canvas, palette) + rows.join('') + flock(canvas, 4, palette.near)),
      description: `Three rows of firs ${palette.light}, paler the farther away they stand.`,
    }
  },
  night: (canvas) => {
    const { width, height, random } = canvas
    const hue = random.int(200, 290)
    const clouds = Array.from({ length: 26 }, (_, index) => {
      const along = index / 25
      return circle(
        width * along,
        height * (0.75 - along * 0.55) + random.between(-0.06, 0.06) * height,
        random.between(0.05, 0.13) * width,
        hsl(hue + random.int(-30, 60), 60, 60),
        'opacity="0.05"',
      )
    }).join('')
    return {
      svg: svg(
        canvas,
        `<defs>${verticalGradient('sky', [hsl(hue, 60, 7), hsl(hue - 20, 50, 20)])}</defs>${rect(0, 0, width, height, 'url(#sky)')}${clouds}${stars(canvas, 420, '#fdfbff')}${path(ridge(canvas, height * 0.9, height * 0.05, 0.7), '#05060f')}`,
      ),
      description: 'The Milky Way rising from the lower left over a dark ridge; hundreds of stars.',
    }
  },
  garden: (canvas) => {
    const { width, height, random } = canvas
    const hue = random.int(80, 150)
    const bloom = random.int(0, 360)
    const leaves = Array.from({ length: 80 }, () => {
      const [x, y, size] = [random.between(0, width), random.between(0, height), random.between(0.03, 0.09) * width]
      return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(size)}" ry="${fixed(size / 3)}" fill="${hsl(hue + random.int(-20, 20), 40, random.int(22, 42))}" transform="rotate(${random.int(0, 180)} ${fixed(x)} ${fixed(y)})"/>`
    }).join('')
    const count = random.int(7, 14)
    const flowers = Array.from({ length: count }, () =>
      flower(
        random.between(0.06, 0.94) * width,
        random.between(0.08, 0.92) * height,
        random.between(0.035, 0.08) * width,
        hsl(bloom + random.int(-25, 25), 75, random.int(58, 74)),
        random.int(5, 9),
      ),
    ).join('')
    return {
      svg: svg(canvas, rect(0, 0, width, height, hsl(hue, 38, 18)) + leaves + flowers),
      description: `A bed in the garden from above: ${count} flowers open among dark green leaves.`,
    }
  },
  railway: (canvas) => {
    const palette = pickPalette(canvas.random)
    const { width, height } = canvas
    const deck = height * 0.6
    const pier = width / canvas.random.int(5, 8)
    const arches = Array.from({ length: Math.ceil(width / pier) + 1 }, (_, index) => {
      const x = index * pier
      return `M${fixed(x + pier * 0.14)} ${height}L${fixed(x + pier * 0.14)} ${fixed(deck + height * 0.16)}A${fixed(pier * 0.36)} ${fixed(pier * 0.36)} 0 0 1 ${fixed(x + pier * 0.86)} ${fixed(deck + height * 0.16)}L${fixed(x + pier * 0.86)} ${height}Z`
    }).join('')
    const wagons = Array.from({ length: 4 }, (_, index) => {
      const [x, w, h] = [width * 0.2 + index * width * 0.13, width * 0.12, height * 0.075]
      const windows = Array.from({ length: 4 }, (__, at) =>
        rect(x + w * (0.1 + at * 0.22), deck - h * 0.72, w * 0.14, h * 0.34, palette.accent),
      ).join('')
      return rect(x, deck - h, w, h, mix(palette.near, '#a33a2c', 0.65), 'rx="4"') + windows
    }).join('')
    return {
      svg: svg(
        canvas,
        `${sky(canvas, palette)}${sun(canvas, palette)}${hills(canvas, palette, 3)}<defs><mask id="arches">${rect(0, 0, width, height, '#fff')}${path(arches, '#000')}</mask></defs>${rect(0, deck, width, height - deck, mix(palette.far, palette.near, 0.75), 'mask="url(#arches)"')}${rect(0, deck - height * 0.008, width, height * 0.02, palette.near)}${wagons}`,
      ),
      description: `A short red train crosses a stone viaduct ${palette.light}.`,
    }
  },
  panel: (canvas) => {
    const { width, height, random } = canvas
    const hue = random.int(0, 360)
    const cell = Math.min(width, height) / 6
    const knobs = []
    const jacks: [number, number][] = []
    for (let y = cell * 0.7; y < height; y += cell) {
      for (let x = cell * 0.7; x < width; x += cell) {
        const turn = random.between(-140, 140)
        if (random.chance(0.55)) {
          knobs.push(
            `${circle(x, y, cell * 0.32, '#16161c')}${circle(x, y, cell * 0.25, hsl(hue, 30, 26))}<line x1="${fixed(x)}" y1="${fixed(y)}" x2="${fixed(x)}" y2="${fixed(y - cell * 0.25)}" stroke="#fff" stroke-width="${fixed(cell * 0.05)}" transform="rotate(${fixed(turn)} ${fixed(x)} ${fixed(y)})"/>`,
          )
        } else {
          knobs.push(circle(x, y, cell * 0.17, '#b9bcc4') + circle(x, y, cell * 0.09, '#101014'))
          jacks.push([x, y])
        }
      }
    }
    const cables = Array.from({ length: Math.min(7, Math.floor(jacks.length / 2)) }, () => {
      const [from, to] = random.some(jacks, 2)
      if (!from || !to) return ''
      const sag = Math.abs(from[0] - to[0]) / 2 + cell
      return `<path d="M${fixed(from[0])} ${fixed(from[1])}C${fixed(from[0])} ${fixed(from[1] + sag)} ${fixed(to[0])} ${fixed(to[1] + sag)} ${fixed(to[0])} ${fixed(to[1])}" fill="none" stroke="${hsl(random.int(0, 360), 75, 58)}" stroke-width="${fixed(cell * 0.09)}" stroke-linecap="round"/>`
    }).join('')
    return {
      svg: svg(canvas, rect(0, 0, width, height, hsl(hue, 14, 82)) + knobs.join('') + cables),
      description: 'The front of a modular synthesizer: rows of knobs and sockets, coloured cables hanging between them.',
    }
  },
  waves: (canvas) => {
    const { width, height, random } = canvas
    const hue = random.int(0, 360)
    const count = 9
    const layers = Array.from({ length: count }, (_, index) =>
      path(ridge(canvas, (height * (index + 0.6)) / count, height * 0.06, 0.5), hsl(hue + index * 9, 55, 78 - index * 7)),
    ).join('')
    return {
      svg: svg(canvas, rect(0, 0, width, height, hsl(hue, 55, 88)) + layers),
      description: 'Paper-cut waves in nine shades of one colour.',
    }
  },
  tiles: (canvas) => {
    const { width, height, random } = canvas
    const hue = random.int(0, 360)
    const edge = Math.min(width, height) / random.int(5, 8)
    const parts = []
    for (let y = 0; y < height; y += edge) {
      for (let x = 0; x < width; x += edge) {
        const color = random.pick([hsl(hue, 60, 48), hsl(hue + 40, 70, 62), hsl(hue + 180, 45, 55), hsl(hue + 20, 40, 84)])
        const corner = random.int(0, 3)
        const [cx, cy] = [x + (corner % 2) * edge, y + Math.floor(corner / 2) * edge]
        const quarter = `M${fixed(cx)} ${fixed(cy)}L${fixed(x + (1 - (corner % 2)) * edge)} ${fixed(cy)}A${fixed(edge)} ${fixed(edge)} 0 0 ${corner === 0 || corner === 3 ? 1 : 0} ${fixed(cx)} ${fixed(y + (1 - Math.floor(corner / 2)) * edge)}Z`
        parts.push(random.chance(0.2) ? circle(x + edge / 2, y + edge / 2, edge / 3, color) : path(quarter, color))
      }
    }
    return {
      svg: svg(canvas, rect(0, 0, width, height, hsl(hue, 30, 93)) + parts.join('')),
      description: 'A pattern of quarter circles on square tiles.',
    }
  },
  bird: (canvas) => {
    const palette = pickPalette(canvas.random)
    const { width, height, random } = canvas
    const hue = random.int(0, 360)
    const size = Math.min(width, height) * 0.34
    return {
      svg: svg(
        canvas,
        `${sky(canvas, palette)}${sun(canvas, palette)}${path(ridge(canvas, height * 0.86, height * 0.03, 0.6), palette.far)}${rect(0, height * 0.745, width, height * 0.022, palette.near, 'rx="6"')}${perched(width * random.between(0.38, 0.58), height * 0.75, size, hue)}`,
      ),
      description: `A small round bird sits on a rail ${palette.light} and looks past the camera.`,
    }
  },
  chart: (canvas) => {
    const { width, height, random } = canvas
    const hue = random.int(150, 330)
    const [left, right, top, bottom] = [width * 0.07, width * 0.95, height * 0.1, height * 0.88]
    const count = 24
    const values = Array.from({ length: count }, (_, index) => 0.5 + 0.32 * Math.sin(index / 2.4) + random.between(-0.12, 0.12))
    const bars = values
      .map((value, index) => {
        const w = ((right - left) / count) * 0.66
        return rect(
          left + ((right - left) * index) / count,
          bottom - (bottom - top) * value,
          w,
          (bottom - top) * value,
          hsl(hue, 45, 62),
          'rx="3" opacity="0.55"',
        )
      })
      .join('')
    const line = values
      .map(
        (value, index) =>
          `${index === 0 ? 'M' : 'L'}${fixed(left + ((right - left) * (index + 0.33)) / count)} ${fixed(bottom - (bottom - top) * (0.25 + value * 0.6))}`,
      )
      .join('')
    const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => rect(left, top + (bottom - top) * share, right - left, 1.5, '#c9cdd6')).join('')
    return {
      svg: svg(
        canvas,
        `${rect(0, 0, width, height, '#fbfaf7')}${grid}${bars}<path d="${line}" fill="none" stroke="${hsl(hue + 170, 65, 42)}" stroke-width="${fixed(width / 190)}" stroke-linejoin="round"/>`,
      ),
      description: 'A chart of twenty-four bars with a line over them; both rise and fall twice.',
    }
  },
  loaf: (canvas) => {
    const { width, height, random } = canvas
    const [x, y, size] = [width / 2, height * 0.58, Math.min(width, height) * 0.4]
    const crust = random.pick(['#b9722f', '#8f5424', '#c98a45'])
    const cuts = Array.from({ length: 4 }, (_, index) => {
      const at = x - size * 0.66 + index * size * 0.44
      return `<path d="M${fixed(at)} ${fixed(y - size * 0.42)}q${fixed(size * 0.12)} ${fixed(size * 0.3)} ${fixed(size * 0.06)} ${fixed(size * 0.62)}" fill="none" stroke="#f3dcb2" stroke-width="${fixed(size * 0.075)}" stroke-linecap="round"/>`
    }).join('')
    const flour = Array.from({ length: 160 }, () =>
      circle(x + random.between(-1, 1) * size, y + random.between(-0.5, 0.55) * size, random.between(1, 3), '#fff', 'opacity="0.4"'),
    ).join('')
    return {
      svg: svg(
        canvas,
        `<defs>${verticalGradient('crust', [mix(crust, '#ffffff', 0.22), mix(crust, '#000000', 0.35)])}</defs>${rect(0, 0, width, height, '#3a2f2a')}${rect(0, height * 0.7, width, height * 0.3, '#6d4c33')}<ellipse cx="${fixed(x)}" cy="${fixed(y + size * 0.5)}" rx="${fixed(size * 1.15)}" ry="${fixed(size * 0.16)}" fill="#00000066"/><ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(size * 1.08)}" ry="${fixed(size * 0.58)}" fill="url(#crust)"/>${cuts}${flour}`,
      ),
      description: 'A loaf with four cuts and a dark crust on a wooden board, dusted with flour.',
    }
  },
}

function sky({ width, height }: Canvas, palette: Palette): string {
  return `<defs>${verticalGradient('sky', [palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.6), palette.skyLow])}</defs>${rect(0, 0, width, height, 'url(#sky)')}`
}

function sun(canvas: Canvas, palette: Palette): string {
  const { width, height, random } = canvas
  const [x, y, radius] = [
    random.between(0.15, 0.85) * width,
    random.between(0.16, 0.42) * height,
    Math.min(width, height) * random.between(0.05, 0.09),
  ]
  const night = palette.isDark ? stars({ ...canvas, height: height * 0.5 }, 60, palette.accent) : ''
  return `${night}${circle(x, y, radius * 2.6, palette.accent, 'opacity="0.12"')}${circle(x, y, radius * 1.6, palette.accent, 'opacity="0.2"')}${circle(x, y, radius, palette.accent)}`
}

function hills(canvas: Canvas, palette: Palette, layers: number): string {
  const { height, random } = canvas
  return Array.from({ length: layers }, (_, index) => {
    const depth = (index + 1) / layers
    return path(
      ridge(canvas, height * (0.46 + depth * 0.42), height * random.between(0.05, 0.1), 0.55),
      mix(palette.far, palette.near, depth),
    )
  }).join('')
}

function posts({ width, height, random }: Canvas, horizon: number, palette: Palette): string {
  const count = random.int(4, 8)
  const from = random.between(0.1, 0.5) * width
  return Array.from({ length: count }, (_, index) => {
    const near = (index + 1) / count
    const [x, w, h] = [from + index * width * 0.055, width * 0.008 * (0.5 + near), height * (0.06 + near * 0.12)]
    const y = horizon + height * 0.04 + near * height * 0.12
    return rect(x, y - h, w, h * 1.2, palette.near, 'rx="2"') + rect(x, y + h * 0.2, w, h * 0.5, palette.near, 'opacity="0.25"')
  }).join('')
}

function conifer(x: number, foot: number, size: number): string {
  return [0, 0.22, 0.44]
    .map((drop, index) => {
      const half = size * (0.17 + index * 0.07)
      return `M${fixed(x)} ${fixed(foot - size + drop * size)}L${fixed(x + half)} ${fixed(foot - size * (0.58 - drop))}L${fixed(x - half)} ${fixed(foot - size * (0.58 - drop))}Z`
    })
    .join('')
}

export function flower(x: number, y: number, size: number, color: string, petals: number): string {
  const around = Array.from({ length: petals }, (_, index) => {
    const turn = (360 / petals) * index
    return `<ellipse cx="${fixed(x)}" cy="${fixed(y - size * 0.62)}" rx="${fixed(size * 0.34)}" ry="${fixed(size * 0.6)}" fill="${color}" transform="rotate(${fixed(turn)} ${fixed(x)} ${fixed(y)})"/>`
  }).join('')
  return around + circle(x, y, size * 0.34, '#f7d35b') + circle(x, y, size * 0.2, '#b9822a')
}

/** A bird in profile, its feet at the given point. */
export function perched(x: number, foot: number, size: number, hue: number): string {
  const body = hsl(hue, 42, 46)
  const belly = hsl(hue + 24, 58, 80)
  const dark = hsl(hue, 40, 24)
  const y = foot - size * 0.62
  return [
    `<path d="M${fixed(x - size * 0.5)} ${fixed(y + size * 0.12)}L${fixed(x - size * 1.15)} ${fixed(y + size * 0.46)}L${fixed(x - size * 0.42)} ${fixed(y + size * 0.36)}Z" fill="${dark}"/>`,
    `<line x1="${fixed(x - size * 0.06)}" y1="${fixed(foot - size * 0.2)}" x2="${fixed(x - size * 0.06)}" y2="${fixed(foot)}" stroke="#5b4630" stroke-width="${fixed(size * 0.05)}"/><line x1="${fixed(x + size * 0.12)}" y1="${fixed(foot - size * 0.2)}" x2="${fixed(x + size * 0.12)}" y2="${fixed(foot)}" stroke="#5b4630" stroke-width="${fixed(size * 0.05)}"/>`,
    `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(size * 0.62)}" ry="${fixed(size * 0.52)}" fill="${body}"/>`,
    `<ellipse cx="${fixed(x + size * 0.14)}" cy="${fixed(y + size * 0.18)}" rx="${fixed(size * 0.42)}" ry="${fixed(size * 0.33)}" fill="${belly}"/>`,
    circle(x + size * 0.38, y - size * 0.42, size * 0.34, body),
    `<path d="M${fixed(x + size * 0.66)} ${fixed(y - size * 0.5)}L${fixed(x + size)} ${fixed(y - size * 0.38)}L${fixed(x + size * 0.66)} ${fixed(y - size * 0.3)}Z" fill="#e2a03a"/>`,
    circle(x + size * 0.48, y - size * 0.47, size * 0.075, '#14141a') + circle(x + size * 0.505, y - size * 0.495, size * 0.024, '#fff'),
    `<path d="M${fixed(x - size * 0.1)} ${fixed(y - size * 0.22)}Q${fixed(x - size * 0.62)} ${fixed(y - size * 0.02)} ${fixed(x - size * 0.62)} ${fixed(y + size * 0.34)}Q${fixed(x - size * 0.1)} ${fixed(y + size * 0.42)} ${fixed(x + size * 0.12)} ${fixed(y + size * 0.04)}Z" fill="${dark}" opacity="0.75"/>`,
  ].join('')
}
