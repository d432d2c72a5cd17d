import {
  contrastReport,
  resolveTheme,
  withValue,
  type ContrastPair,
  type ImageRange,
  type ResolvedTheme,
  type ThemePart,
  type ThemeSource,
} from '@rookery/theme'
import { createContext, use } from 'react'
import type { ThemeFile } from './themeHistory.ts'

/** The theme that is edited, and how a control changes it. */
export interface ThemeEdit {
  readonly theme: ThemeSource
  /** The stored file of the theme: after each change another object. */
  readonly file: ThemeFile
  /** As it was when the editor was opened. */
  readonly begun: ThemeSource
  /** Range of the colours of the wallpaper; null if no image lies behind the page. */
  readonly image: ImageRange | null
  readonly resolved: ResolvedTheme
  readonly report: readonly ContrastPair[]
  /**
   * Replaces the theme, which is a step to undo. Returns its file, or null if the settings have no room for it.
   * @param control that is dragged or typed into: changes of the same one that follow at once are one step
   */
  readonly replace: (theme: ThemeSource, control?: string) => ThemeFile | null
  /** Undoes the last step. */
  readonly undo: () => void
  /** Sets one value, of a control of its own; undefined leaves it to be derived. */
  readonly set: <Part extends ThemePart>(part: Part, name: string, value: ThemeSource[Part][string] | undefined) => void
}

export function themeEdit(given: Pick<ThemeEdit, 'theme' | 'file' | 'begun' | 'image' | 'replace' | 'undo'>): ThemeEdit {
  const { theme, image, replace } = given
  return {
    ...given,
    resolved: resolveTheme(theme),
    report: contrastReport(theme, image),
    set: (part, name, value) => void replace(withValue(theme, part, name, value), value === undefined ? undefined : `${part}.${name}`),
  }
}

export const ThemeEditContext = createContext<ThemeEdit | null>(null)

export function useThemeEdit(): ThemeEdit {
  const edit = use(ThemeEditContext)
  if (edit === null) throw new Error('A control of a theme stands outside of ThemeEditor, which has the theme that it changes.')
  return edit
}
