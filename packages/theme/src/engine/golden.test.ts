import { expect, test } from 'vitest'
import { hasPapers, papersIn } from '../../test/papers.ts'
import { parseColour, type Colour } from '../colour.ts'
import { emptySource, type Shadow, type ThemeSource } from '../ThemeSource.ts'
import { hexOf } from './arithmetic.ts'
import { isEngineSlotName } from './engineSlots.ts'
import { resolveEngine, type ResolvedEngine } from './resolveEngine.ts'
import { upgradeFromEngine2 } from './upgrade.ts'

type Numberish = number | string
interface Layer {
  readonly x: Numberish
  readonly y: Numberish
  readonly blur: Numberish
  readonly spread: Numberish
  readonly inset?: boolean
  readonly color: string
  readonly alpha: Numberish
}
interface Body {
  readonly themeEngineVersion?: number
  readonly colors?: Readonly<Record<string, string>>
  readonly opacity?: Readonly<Record<string, Numberish>>
  readonly radii?: Readonly<Record<string, Numberish>>
  readonly shadows?: Readonly<Record<string, readonly Layer[]>>
}
/** The output of other clients' engine for one theme. */
interface Golden {
  readonly input: Body
  readonly how: string
  readonly theme: Required<Body>
  readonly css: Readonly<Record<string, string>>
}

const golden = papersIn('golden').map(({ file, text }) => ({ file, ...(JSON.parse(text) as Golden) }))

test.skipIf(!hasPapers)('every real theme gets the colours, alphas, shadows and radii that its author saw', () => {
  let colours = 0
  let layers = 0
  for (const { file, how, input, theme, css } of golden) {
    const hasNumber = input.themeEngineVersion !== undefined || !(how === 'theme' || how === 'inline theme')
    const source = sourceOf(input)
    const made = resolveEngine(hasNumber ? source : upgradeFromEngine2(source))
    for (const [name, hex] of Object.entries(theme.colors)) {
      if (!isEngineSlotName(name)) continue
      const written = parseColour(css[`--${name}`] ?? '')
      colours += 1
      expect.soft(distance(made.colours[name], parseColour(hex)), `${file}: ${name} ${hex}`).toBeLessThanOrEqual(1)
      expect.soft(made.colours[name].a, `${file}: alpha of ${name}`).toBeCloseTo(written?.a ?? Number.NaN, 9)
    }
    for (const [name, expected] of Object.entries(theme.shadows)) {
      layers += expected.length
      expect.soft(shadowOf(made, name), `${file}: shadow ${name}`).toEqual(expected.map(comparable))
    }
    expect.soft(made.radii, file).toMatchObject(numbers(theme.radii))
  }
  expect(golden.length).toBeGreaterThan(100)
  expect([colours, layers].every((count) => count > 2000)).toBe(true)
})

function sourceOf({ colors = {}, opacity = {}, radii = {}, shadows = {} }: Body): ThemeSource {
  const layersOf = (layers: readonly Layer[]) =>
    layers.map(({ color, inset, ...rest }): Shadow => ({
      ...(numbers({ ...rest }) as unknown as Shadow),
      inset: inset === true,
      colour: color,
    }))
  return {
    ...emptySource,
    colours: colors,
    opacity: numbers(opacity),
    radii: numbers(radii),
    shadows: Object.fromEntries(Object.entries(shadows).map(([name, layers]) => [name, layersOf(layers)])),
  }
}

function numbers(record: Readonly<Record<string, Numberish>>): Record<string, number> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, Number(value)]))
}

function distance(one: Colour, other: Colour | null): number {
  if (other === null) return Number.NaN
  // A channel that is not rounded lies between the two that the peers write.
  return Math.max(...(['r', 'g', 'b'] as const).map((channel) => Math.abs(Math.round(one[channel]) - other[channel])))
}

function comparable({ x, y, blur, spread, inset, color, alpha }: Layer): readonly unknown[] {
  return [...[x, y, blur, spread, alpha].map(Number), inset === true, color.toLowerCase()]
}

function shadowOf(made: ResolvedEngine, name: string): readonly unknown[] | undefined {
  return Object.entries(made.shadows)
    .find(([known]) => known === name)?.[1]
    .map(({ colour, ...rest }) => comparable({ ...rest, alpha: colour.a, color: hexOf(colour) }))
}
