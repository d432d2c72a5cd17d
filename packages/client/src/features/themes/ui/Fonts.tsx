import { isFontList, type FontName } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { TextField } from '#ui/TextField.tsx'
import { RowResetButtons } from './RowResetButtons.tsx'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

const fontNames = ['interface', 'input', 'post', 'postCode'] as const satisfies readonly FontName[]

/** Which fonts of the device the page is written in. */
export function Fonts() {
  const t = useT()
  return (
    <div className={css.rows}>
      <p className={css.hint}>{t('themeEditor.fonts.hint')}</p>
      {fontNames.map((name) => (
        <FontRow key={name} name={name} />
      ))}
    </div>
  )
}

function FontRow({ name }: { name: FontName }) {
  const t = useT()
  const row = useRef<HTMLDivElement>(null)
  const { theme, begun, set } = useThemeEdit()
  const value = theme.fonts[name] ?? ''
  const [typed, setTyped] = useState(value)
  const isList = isFontList(typed)
  const label = t(`themeFont.${name}`)
  const take = (next: string | undefined) => set('fonts', name, next?.trim() ? next : undefined)
  return (
    <div ref={row} className={css.font}>
      <TextField
        label={label}
        hint={value === '' && t('themeEditor.standard')}
        error={!isList && t('themeEditor.noFonts')}
        // Names that changed elsewhere replace the typed ones.
        value={isList && typed.trim() !== value.trim() ? value : typed}
        maxLength={200}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          if (isFontList(currentTarget.value)) take(currentTarget.value)
        }}
      />
      <p className={css.sample} style={{ fontFamily: `var(--font-${name})` }}>
        {t('themeEditor.sample')}
      </p>
      <RowResetButtons
        row={row}
        label={label}
        onDerive={value === '' ? null : () => take(undefined)}
        onUndo={value === (begun.fonts[name] ?? '') ? null : () => take(begun.fonts[name])}
      />
    </div>
  )
}
