import { fromOklch } from '../oklch.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { radians } from './hues.ts'
import { themeFromColours } from './themeFromColours.ts'

/** Ways from the hue of the background to that of the accent, in degrees: the same, neighbours, a third, split opposites, the opposite. */
const harmonies = [0, 30, -30, 60, -60, 120, -120, 150, -150, 180]

/**
 * A theme by chance: two hues in harmony, a quiet background, a bounded accent, and every text readable.
 * @param chance numbers from 0 up to 1, as `Math.random` gives them
 * @param scheme dark or light; by chance if it is left out
 */
export function randomTheme(chance: () => number, scheme?: 'dark' | 'light', name = ''): ThemeSource {
  const between = (min: number, max: number) => min + (max - min) * chance()
  const isDark = scheme === undefined ? chance() < 0.5 : scheme === 'dark'
  const h = between(0, radians(360))
  const accentHue = h + radians(harmonies[Math.floor(chance() * harmonies.length)] ?? 0)
  return themeFromColours(
    {
      background: fromOklch({
        l: isDark ? between(0.16, 0.25) : between(0.955, 0.99),
        c: isDark ? between(0.004, 0.035) : between(0.002, 0.018),
        h,
      }),
      text: fromOklch({ l: isDark ? between(0.88, 0.94) : between(0.2, 0.3), c: between(0.004, 0.02), h }),
      accent: fromOklch({ l: isDark ? between(0.74, 0.83) : between(0.44, 0.54), c: between(0.08, 0.15), h: accentHue }),
    },
    name,
  )
}
