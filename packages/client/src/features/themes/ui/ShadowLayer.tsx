import { formatColour, isSlotName, longestLength, parseColour, widestSpread, type Shadow } from '@rookery/theme'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { arrowDownIcon } from '#ui/icons/arrowDown.ts'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import { copyIcon } from '#ui/icons/copy.ts'
import { gripVerticalIcon } from '#ui/icons/gripVertical.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { ColourField } from './ColourField.tsx'
import { ShadowOffset } from './ShadowOffset.tsx'
import { ThemeNumberField } from './ThemeNumberField.tsx'
import css from './theme.module.css'
import { useThemeEdit, type ThemeEdit } from '#features/themes/model/ThemeEdit.ts'

export interface ShadowLayerProps {
  place: { readonly index: number; readonly count: number }
  layer: Shadow
  /** There may be no more layers. */
  isFull: boolean
  isDragged: boolean
  onChange: (layer: Shadow) => void
  onMove: (by: number) => void
  onDrag: (event: PointerEvent) => void
  onCopy: () => void
  onRemove: () => void
}

const lengths = ['x', 'y', 'blur', 'spread'] as const
const bounds = { x: longestLength, y: longestLength, blur: longestLength, spread: widestSpread }

/** One layer of a shadow: its position and its look. */
export function ShadowLayer({ place: { index, count }, layer, isFull, isDragged, onMove, onDrag, ...on }: ShadowLayerProps) {
  const t = useT()
  const formats = useFormats()
  const { resolved } = useThemeEdit()
  const name = t('themeEditor.shadows.layer', { place: formats.number(index + 1) })
  const { onChange } = on
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -index, End: count - 1 - index }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li className={css.layer} data-dragged={isDragged || undefined}>
      <fieldset className={css.layerBox}>
        <legend className={css.label}>{t('themeEditor.shadows.position', { layer: name, place: index + 1, count })}</legend>
        <div className={css.layerTools}>
          <span className={css.handle} onPointerDown={onDrag}>
            <IconButton icon={gripVerticalIcon} label={t('themeEditor.shadows.move', { layer: name })} data-move="" onKeyDown={moveByKey} />
          </span>
          {/* One that is disabled would lose the focus at the end of the list. */}
          <IconButton
            icon={arrowUpIcon}
            label={t('themeEditor.shadows.up', { layer: name })}
            aria-disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={arrowDownIcon}
            label={t('themeEditor.shadows.down', { layer: name })}
            aria-disabled={index + 1 === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon={copyIcon}
            label={t('themeEditor.shadows.copy', { layer: name })}
            aria-disabled={isFull || undefined}
            onClick={on.onCopy}
          />
          <IconButton icon={trashIcon} label={t('themeEditor.shadows.removeOf', { layer: name })} onClick={on.onRemove} />
        </div>
        <div className={css.geometry}>
          <ShadowOffset x={layer.x} y={layer.y} onMove={(x, y) => onChange({ ...layer, x, y })} />
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
        </div>
        <div className={css.tools}>
          <ColourField
            label={t('themeEditor.shadows.colour', { layer: name })}
            value={colourOf(layer, resolved)}
            onColour={(colour) => onChange({ ...layer, colour })}
          />
          <Checkbox
            label={t('themeEditor.shadows.inset')}
            checked={layer.inset}
            onChange={({ currentTarget }) => onChange({ ...layer, inset: currentTarget.checked })}
          />
        </div>
      </fieldset>
    </li>
  )
}

/** The colour itself, where the layer names a slot. */
function colourOf({ colour }: Shadow, resolved: ThemeEdit['resolved']): string {
  const slot = /^--([\w-]+)/.exec(colour)?.[1] ?? ''
  const found = isSlotName(slot) ? resolved.colour(slot) : parseColour(colour)
  return found === null ? '#000000' : formatColour({ ...found, a: 1 })
}
