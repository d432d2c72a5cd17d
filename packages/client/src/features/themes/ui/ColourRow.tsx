import { baseOf, formatColour, isOwnColour, type SlotName } from '@rookery/theme'
import { useId, useRef } from 'react'
import { useT } from '#i18n/useT.ts'
import { ColourField } from './ColourField.tsx'
import { RowContrast } from './RowContrast.tsx'
import { RowResetButtons } from './RowResetButtons.tsx'
import { baseLabel, slotLabel } from '#features/themes/model/slotLabel.ts'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

/** One colour of the theme: its value, whether it follows another one, and its contrast. */
export function ColourRow({ slot }: { slot: SlotName }) {
  const t = useT()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const { theme, begun, resolved, set } = useThemeEdit()
  const label = slotLabel(t, slot)
  const isOwn = isOwnColour(theme, slot)
  const before = begun.colours[slot]
  const take = (value: string | undefined) => set('colours', slot, value)
  return (
    <div ref={row} className={css.row} role="group" aria-labelledby={id} data-slot={slot}>
      <div className={css.what}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span className={css.state}>{isOwn ? t('themeEditor.own') : baseLabel(t, baseOf(slot))}</span>
      </div>
      <RowResetButtons
        row={row}
        label={label}
        // The background follows nothing, and everything follows it.
        onDerive={isOwn && slot !== 'bg' ? () => take(undefined) : null}
        onUndo={theme.colours[slot] === before ? null : () => take(before)}
      />
      <ColourField label={label} value={formatColour({ ...resolved.colour(slot), a: 1 })} onColour={take} />
      <RowContrast slot={slot} />
    </div>
  )
}
