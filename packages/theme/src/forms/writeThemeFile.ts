import type { ThemeSource } from '../ThemeSource.ts'

/** A theme as a file of version 2 that other clients of these servers can read too; `readThemeFile` gives it back. */
export function writeThemeFile(theme: ThemeSource): Record<string, unknown> {
  const shadows = mapped(theme.shadows, (layers) => layers.map(({ colour, ...rest }) => ({ ...rest, color: colour })))
  const fonts = mapped(theme.fonts, (family) => ({ family }))
  return {
    _pleroma_theme_version: 2,
    name: theme.name,
    source: {
      themeEngineVersion: 3,
      colors: theme.colours,
      opacity: theme.opacity,
      radii: theme.radii,
      shadows,
      fonts,
    },
  }
}

function mapped<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
