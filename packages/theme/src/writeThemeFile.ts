import type { ThemeSource } from './ThemeSource.ts'

/** A theme as a file of version 2 that other clients of these servers can read too; `readThemeFile` gives it back. */
export function writeThemeFile(theme: ThemeSource): Record<string, unknown> {
  const shadows = Object.entries(theme.shadows).map(([name, layers]) => [name, layers.map(({ colour, ...rest }) => ({ ...rest, color: colour }))])
  const fonts = Object.entries(theme.fonts).map(([name, family]) => [name, { family }])
  return {
    _pleroma_theme_version: 2,
    name: theme.name,
    source: {
      themeEngineVersion: 3,
      colors: theme.colours,
      opacity: theme.opacity,
      radii: theme.radii,
      shadows: Object.fromEntries(shadows),
      fonts: Object.fromEntries(fonts),
    },
  }
}
