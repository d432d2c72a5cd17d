import { formatColour, isSlotName, longestLength, parseColour, widestSpread, type Shadow } from '@rookery/theme'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { trashIcon } from '#ui/icons/trash.ts'
import { ColourField } from './ColourField.tsx'
import { ThemeNumberField } from './ThemeNumberField.tsx'
import css from './theme.module.css'
import { useThemeEdit, type ThemeEdit } from '#features/themes/model/ThemeEdit.ts'

export interface ShadowLayerProps {
  place: number
  layer: Shadow
  onChange: (layer: Shadow) => void
  onRemove: () => void
}

const lengths = ['x', 'y', 'blur', 'spread'] as const
const bounds = { x: longestLength, y: longestLength, blur: longestLength, spread: widestSpread }

/** One layer of a shadow. */
export function ShadowLayer({ place, layer, onChange, onRemove }: ShadowLayerProps) {
  const t = useT()
  const formats = useFormats()
  const { resolved } = useThemeEdit()
  const name = t('themeEditor.shadows.layer', { place: formats.number(place) })
  return (
    <fieldset className={css.layer}>
      <legend className={css.label}>{name}</legend>
      <div className={css.lengths}>
        {lengths.map((length) => (
          <ThemeNumberField
            key={length}
            label={t(`themeEditor.shadows.${length}`)}
            value={layer[length]}
            min={length === 'blur' ? 0 : -bounds[length]}
            max={bounds[length]}
            onNumber={(value) => onChange({ ...layer, [length]: value })}
          />
        ))}
        <ThemeNumberField
          label={t('themeEditor.shadows.alpha')}
          value={Math.round(layer.alpha * 100)}
          min={0}
          max={100}
          onNumber={(value) => onChange({ ...layer, alpha: value / 100 })}
        />
      </div>
      <ColourField
        label={t('themeEditor.shadows.colour', { layer: name })}
        value={colourOf(layer, resolved)}
        onColour={(colour) => onChange({ ...layer, colour })}
      />
      <div className={css.tools}>
        <Checkbox
          label={t('themeEditor.shadows.inset')}
          checked={layer.inset}
          onChange={({ currentTarget }) => onChange({ ...layer, inset: currentTarget.checked })}
        />
        <Button
          tone="quiet"
          size="small"
          icon={trashIcon}
          aria-label={t('themeEditor.shadows.removeOf', { layer: name })}
          onClick={onRemove}
        >
          {t('themeEditor.shadows.remove')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The colour itself, where the layer names a slot. */
function colourOf({ colour }: Shadow, resolved: ThemeEdit['resolved']): string {
  const slot = /^--([\w-]+)/.exec(colour)?.[1] ?? ''
  const found = isSlotName(slot) ? resolved.colour(slot) : parseColour(colour)
  return found === null ? '#000000' : formatColour({ ...found, a: 1 })
}
