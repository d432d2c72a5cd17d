import { defaultShadows, maxLayers, type Shadow, type ShadowName } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { plusIcon } from '#ui/icons/plus.ts'
import { Select } from '#ui/Select.tsx'
import { RowResetButtons } from './RowResetButtons.tsx'
import { ShadowLayer } from './ShadowLayer.tsx'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

const shadowNames = [
  'popup',
  'panel',
  'panelHeader',
  'topBar',
  'button',
  'buttonHover',
  'buttonPressed',
  'input',
  'avatar',
] as const satisfies readonly ShadowName[]

const newLayer: Shadow = { x: 0, y: 2, blur: 6, spread: 0, inset: false, colour: '#000000', alpha: 0.4 }

/** The shadows of the page, each of layers, of which the first lies uppermost. */
export function Shadows() {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [name, setName] = useState<(typeof shadowNames)[number]>('popup')
  const { theme, begun, set } = useThemeEdit()
  const own = theme.shadows[name]
  const defaultValue: readonly Shadow[] = defaultShadows[name]
  const layers = own ?? defaultValue
  const label = t(`themeShadow.${name}`)
  // A layer has no id: its index identifies it.
  const placed = layers.map((layer, index) => ({ layer, index, place: index + 1 }))
  const take = (next: readonly Shadow[] | undefined) => set('shadows', name, next)
  const remove = (index: number) => {
    take(layers.toSpliced(index, 1))
    // The layer disappears with its button.
    box.current?.querySelector('select')?.focus()
  }
  return (
    <div ref={box} className={css.shadows}>
      <Select
        label={t('themeEditor.shadows.of')}
        value={name}
        options={shadowNames.map((value) => ({ value, label: t(`themeShadow.${value}`) }))}
        onSelect={setName}
      />
      <div className={css.stage} aria-hidden="true">
        <div className={css.shadowed} style={{ boxShadow: `var(--shadow-${name})` }} />
      </div>
      {layers.length === 0 && <p className={css.hint}>{t('themeEditor.shadows.none')}</p>}
      {placed.map(({ layer, index, place }) => (
        <ShadowLayer
          key={`${name} ${place}`}
          place={place}
          layer={layer}
          onChange={(next) => take(layers.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      <div className={css.tools}>
        <Button
          icon={plusIcon}
          aria-disabled={layers.length >= maxLayers || undefined}
          onClick={() => layers.length < maxLayers && take([...layers, newLayer])}
        >
          {t('themeEditor.shadows.add')}
        </Button>
        <RowResetButtons
          row={box}
          label={label}
          onDerive={own === undefined ? null : () => take(undefined)}
          onUndo={own === begun.shadows[name] ? null : () => take(begun.shadows[name])}
        />
      </div>
    </div>
  )
}
