import { isFontList, type FontName } from '@rookery/theme'
import { useId, useRef, useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { localFonts } from '#features/themes/model/localFonts.ts'
import { RowResetButtons } from './RowResetButtons.tsx'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

const fontNames = ['interface', 'input', 'post', 'postCode'] as const satisfies readonly FontName[]

/** Which fonts of the device the page is written in. */
export function Fonts() {
  const t = useT()
  const list = useId()
  const [families, setFamilies] = useState<readonly string[]>([])
  const [isRejected, setRejected] = useState(false)
  const ask = localFonts()
  const fetchFamilies = async () => {
    const found = await ask?.()
    setFamilies(found ?? [])
    setRejected(!found?.length)
  }
  return (
    <div className={css.rows}>
      <p className={css.hint}>{t('themeEditor.fonts.hint')}</p>
      {ask && (
        <div className={css.tools}>
          <Button size="small" onClick={() => void fetchFamilies()}>
            {t('themeEditor.fonts.list')}
          </Button>
          <span role="status" className={css.hint}>
            {isRejected && t('themeEditor.fonts.refused')}
            {families.length > 0 && t('themeEditor.fonts.listed', { count: families.length })}
          </span>
        </div>
      )}
      <datalist id={list}>
        {families.map((family) => (
          <option key={family} value={family}>
            {family}
          </option>
        ))}
      </datalist>
      {fontNames.map((name) => (
        <FontRow key={name} name={name} suggestions={families.length > 0 ? list : undefined} />
      ))}
    </div>
  )
}

function FontRow({ name, suggestions }: { name: FontName; suggestions: string | undefined }) {
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
        list={suggestions}
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
