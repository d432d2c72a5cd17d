import { ColourRow } from './ColourRow.tsx'
import { commonSlots } from '#features/themes/model/slotGroups.ts'
import css from './theme.module.css'

/** The colours that all others follow. */
export function CommonColours() {
  return (
    <div className={css.rows}>
      {commonSlots.map((slot) => (
        <ColourRow key={slot} slot={slot} />
      ))}
    </div>
  )
}
