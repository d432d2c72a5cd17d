import { defaultOpacity, opacityNames } from '@rookery/theme'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { SliderRow } from './SliderRow.tsx'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

/** Opacity of layers, in per cent. */
export function Opacities() {
  const t = useT()
  const formats = useFormats()
  const { theme, begun, set } = useThemeEdit()
  return (
    <div className={css.rows}>
      {opacityNames.map((name) => {
        const defaultValue = defaultOpacity[name] ?? 1
        return (
          <SliderRow
            key={name}
            label={t(`themeOpacity.${name}`)}
            value={inPercent(theme.opacity[name])}
            before={inPercent(begun.opacity[name])}
            defaultValue={defaultValue * 100}
            defaultText={formats.number(defaultValue, { style: 'percent' })}
            slides={100}
            max={100}
            onNumber={(value) => set('opacity', name, value === undefined ? undefined : value / 100)}
          />
        )
      })}
    </div>
  )
}

function inPercent(opacity: number | undefined): number | undefined {
  return opacity === undefined ? undefined : Math.round(opacity * 100)
}
