import { defaultRadii, longestRadius, type RadiusName } from '@rookery/theme'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { SliderRow } from './SliderRow.tsx'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

const radiusNames = [
  'btn',
  'input',
  'checkbox',
  'panel',
  'avatar',
  'avatarAlt',
  'tooltip',
  'attachment',
] as const satisfies readonly RadiusName[]

/** How round corners are, in px. */
export function Roundness() {
  const t = useT()
  const formats = useFormats()
  const { theme, begun, set } = useThemeEdit()
  return (
    <div className={css.rows}>
      {radiusNames.map((name) => (
        <SliderRow
          key={name}
          label={t(`themeRadius.${name}`)}
          value={theme.radii[name]}
          before={begun.radii[name]}
          defaultValue={defaultRadii[name]}
          valueText={(value) => t('themeEditor.px', { value: formats.number(value) })}
          slides={50}
          max={longestRadius}
          sample={<span className={css.corner} style={{ borderRadius: `var(--radius-${name})` }} aria-hidden />}
          onNumber={(value) => set('radii', name, value)}
        />
      ))}
    </div>
  )
}
