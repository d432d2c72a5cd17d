import { emptySource, type ThemeSource } from '@rookery/theme'
import { useState, type ReactNode } from 'react'
import { ThemeEditContext, themeEdit } from '../src/features/themes/model/ThemeEdit.ts'

export interface EditedThemeProps {
  /** Hears of each change. */
  onTheme?: (theme: ThemeSource) => void
  theme?: Partial<ThemeSource>
  children: ReactNode
}

/** A theme that lasts as long as the test, for controls of the theme editor. */
export function EditedTheme({ onTheme, theme: given, children }: EditedThemeProps) {
  const [begun] = useState<ThemeSource>({ ...emptySource, ...given })
  const [theme, setTheme] = useState(begun)
  const show = (next: ThemeSource) => {
    setTheme(next)
    onTheme?.(next)
  }
  const edit = themeEdit({
    theme,
    file: {},
    begun,
    image: null,
    replace(next) {
      show(next)
      return {}
    },
    undo: () => show(begun),
  })
  return <ThemeEditContext value={edit}>{children}</ThemeEditContext>
}
