import { isOwnColour, defaultOpacity, opacityNames } from '@rookery/theme'
import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { ColourRow } from './ColourRow.tsx'
import { slotGroupNames, slotGroups, type SlotGroup } from '#features/themes/model/slotGroups.ts'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { SliderRow } from './SliderRow.tsx'

/** All colours that follow another one by default, and the opacity of layers. */
export function AdvancedColours() {
  const t = useT()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (group: string) => (isOpen: boolean) =>
    setOpen((before) => new Set([...[...before].filter((one) => one !== group), ...(isOpen ? [group] : [])]))
  return (
    <div className={css.groups}>
      <p className={css.hint}>{t('themeEditor.advanced.hint')}</p>
      {slotGroupNames.map((group) => (
        <Disclosure key={group} summary={<GroupTitle group={group} />} onToggle={toggle(group)}>
          {/* A hundred rows would render again with each colour. */}
          {open.has(group) && (
            <div className={css.rows}>
              {slotGroups[group].map((slot) => (
                <ColourRow key={slot} slot={slot} />
              ))}
            </div>
          )}
        </Disclosure>
      ))}
      <Disclosure summary={t('themeEditor.opacities')} onToggle={toggle('opacities')}>
        {open.has('opacities') && <Opacities />}
      </Disclosure>
    </div>
  )
}

function GroupTitle({ group }: { group: SlotGroup }) {
  const t = useT()
  const { theme } = useThemeEdit()
  const count = slotGroups[group].filter((slot) => isOwnColour(theme, slot)).length
  const title = t(`themeEditor.group.${group}`)
  return count === 0 ? title : t('themeEditor.group.own', { group: title, count })
}

/** Opacity of layers, in per cent. */
function Opacities() {
  const t = useT()
  const formats = useFormats()
  const { theme, begun, set } = useThemeEdit()
  return (
    <div className={css.rows}>
      {opacityNames.map((name) => {
        return (
          <SliderRow
            key={name}
            label={t(`themeOpacity.${name}`)}
            value={inPercent(theme.opacity[name])}
            before={inPercent(begun.opacity[name])}
            defaultValue={defaultOpacity[name] * 100}
            valueText={(value) => formats.number(value / 100, { style: 'percent' })}
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
