import { hexOf } from '../engine/arithmetic.ts'
import { resolveEngine } from '../engine/resolveEngine.ts'
import { defaultShadows, type ThemeSource } from '../ThemeSource.ts'

/** Default fonts of the peers. */
const peerFonts = { interface: 'sans-serif', input: 'inherit', post: 'inherit', postCode: 'monospace' } as const

/**
 * A theme as a file for other clients, with its source and the snapshot that their engine makes of it. Radii are texts, because those
 * clients drop the number 0. Shadows that they do not know would stop them, and are left out.
 */
export function exportThemeFile(theme: ThemeSource): Record<string, unknown> {
  const { colours, opacity, radii, shadows } = resolveEngine(theme)
  const known = Object.entries(theme.shadows).filter(([name]) => Object.hasOwn(defaultShadows, name))
  return {
    _pleroma_theme_version: 2,
    name: theme.name,
    theme: {
      themeEngineVersion: 3,
      colors: mapped(colours, hexOf),
      opacity: Object.fromEntries(opacity),
      radii: mapped(radii, String),
      shadows: mapped(shadows, (layers) =>
        layers.map(({ x, y, blur, spread, inset, colour }) => ({ x, y, blur, spread, inset, color: hexOf(colour), alpha: colour.a })),
      ),
      fonts: mapped({ ...peerFonts, ...theme.fonts }, (family) => ({ family })),
    },
    source: {
      themeEngineVersion: 3,
      colors: theme.colours,
      opacity: mapped(theme.opacity, String),
      radii: mapped(theme.radii, String),
      shadows: mapped(Object.fromEntries(known), (layers) => layers.map(({ colour, ...rest }) => ({ ...rest, color: colour }))),
      fonts: mapped(theme.fonts, (family) => ({ family })),
    },
  }
}

const always = ['bg', 'fg', 'text', 'link', 'accent', 'cRed', 'cBlue', 'cGreen', 'cOrange'] as const
const optional = ['wallpaper', 'underlay', 'border'] as const

/** The colours of a theme as a palette of pleroma-fe; all else of it is not in there. */
export function exportPalette(theme: ThemeSource): Record<string, string> {
  const { colours } = resolveEngine(theme)
  const slots = [...always, ...optional.filter((name) => Object.hasOwn(theme.colours, name))]
  return { name: theme.name, ...Object.fromEntries(slots.map((name) => [name, hexOf(colours[name])])) }
}

function mapped<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
