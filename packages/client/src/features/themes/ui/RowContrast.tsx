import type { ContrastPair, SlotName } from '@rookery/theme'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { slotLabel } from '#features/themes/model/slotLabel.ts'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

/** Contrast of a colour with its background, and the worst contrast on top of it. */
export function RowContrast({ slot }: { slot: SlotName }) {
  const { report } = useThemeEdit()
  const over = report.filter((pair) => pair.slot === slot)
  const under = report.filter((pair) => pair.on === slot)
  const worst = under.length > 0 ? under.reduce((min, pair) => (marginOf(pair) < marginOf(min) ? pair : min)) : null
  if (over.length === 0 && worst === null) return null
  return (
    <ul className={css.contrasts}>
      {[...over, ...(worst ? [worst] : [])].map((pair) => (
        <li key={`${pair.slot} ${pair.surfaces.join(' ')}`} className={css.contrast} data-low={!pair.passes || undefined}>
          <ContrastWords pair={pair} />
        </li>
      ))}
    </ul>
  )
}

const marginOf = ({ ratio, threshold }: ContrastPair) => ratio / threshold

/** A pair of colours with its ratio and its WCAG level. */
export function ContrastWords({ pair: { slot, on, ratio, threshold, level, passes } }: { pair: ContrastPair }) {
  const t = useT()
  const formats = useFormats()
  // Cut, not rounded: 4.496 is not enough and must not read as 4.5.
  const shown = formats.number(Math.floor(ratio * 10) / 10)
  const what = { text: slotLabel(t, slot), ground: slotLabel(t, on), ratio: shown }
  if (!passes) return t('themeEditor.contrast.low', { ...what, min: formats.number(threshold) })
  return t(level === null ? 'themeEditor.contrast.sign' : `themeEditor.contrast.${level}`, what)
}
