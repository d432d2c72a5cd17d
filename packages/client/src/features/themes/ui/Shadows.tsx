import { defaultShadows, maxLayers, type Shadow, type ShadowName } from '@rookery/theme'
import { useRef, useState } from 'react'
import { useDragOrder } from '#features/composer/model/useDragOrder.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { plusIcon } from '#ui/icons/plus.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import { Select } from '#ui/Select.tsx'
import { withLayerMoved } from '#features/themes/model/withLayerMoved.ts'
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

/** The shadows of the page, each with ordered layers; the first is on top. */
export function Shadows() {
  const t = useT()
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  const [name, setName] = useState<(typeof shadowNames)[number]>('popup')
  const { theme, begun, set, replace } = useThemeEdit()
  const own = theme.shadows[name]
  const defaultValue: readonly Shadow[] = defaultShadows[name]
  const layers = own ?? defaultValue
  const isFull = layers.length >= maxLayers
  // A layer has no id: its index identifies it.
  const placed = layers.map((layer, index) => ({ layer, index, place: index + 1 }))
  /** A change of the list is a step by itself, or a part of a drag. */
  const takeList = (next: readonly Shadow[], control?: string) =>
    replace({ ...theme, shadows: { ...theme.shadows, [name]: next } }, control)
  const move = (from: number, to: number, control?: string) => {
    const moved = withLayerMoved(layers, from, to)
    if (moved === layers) return
    takeList(moved, control)
    announce(t('themeEditor.shadows.moved', { place: to + 1, count: layers.length }))
  }
  const order = useDragOrder(layers.length, (from, to) => move(from, to, `order of ${name}`))
  const focusOn = (index: number, what: 'move' | 'copy') =>
    box.current?.querySelectorAll<HTMLElement>(`[data-${what}]`)[index]?.focus({ preventScroll: true })
  const moveByKey = (from: number, to: number) => {
    move(from, to)
    // The rows stay while their layers change places: the focus goes with the layer.
    focusOn(Math.min(Math.max(to, 0), layers.length - 1), 'move')
  }
  const add = (index: number, layer: Shadow, announced: string) => {
    if (isFull) return
    takeList(layers.toSpliced(index, 0, layer))
    announce(announced)
  }
  const remove = (index: number) => {
    takeList(layers.toSpliced(index, 1))
    announce(t('themeEditor.shadows.removed', { count: layers.length - 1 }))
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
      <ul className={css.layers} aria-label={t('themeEditor.shadows.layers')} {...order.handlers}>
        {placed.map(({ layer, index, place }) => (
          <ShadowLayer
            key={`${name} ${place}`}
            place={{ index, count: layers.length }}
            layer={layer}
            isFull={isFull}
            isDragged={order.dragged === index}
            onChange={(next) => set('shadows', name, layers.with(index, next))}
            onMove={(by) => moveByKey(index, index + by)}
            onDrag={(event) => order.begin(event, index)}
            onCopy={() => add(place, layer, t('themeEditor.shadows.copied', { place: place + 1, count: layers.length + 1 }))}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className={css.tools}>
        <Button
          icon={plusIcon}
          aria-disabled={isFull || undefined}
          onClick={() => add(layers.length, newLayer, t('themeEditor.shadows.added', { count: layers.length + 1 }))}
        >
          {t('themeEditor.shadows.add')}
        </Button>
        <RowResetButtons
          row={box}
          label={t(`themeShadow.${name}`)}
          onDerive={own === undefined ? null : () => set('shadows', name, undefined)}
          onUndo={own === begun.shadows[name] ? null : () => set('shadows', name, begun.shadows[name])}
        />
      </div>
    </div>
  )
}
