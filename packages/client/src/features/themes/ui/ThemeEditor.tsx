import type { ThemeSource } from '@rookery/theme'
import { useState, type ComponentType } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { storeCustomTheme } from '#features/settings/model/applyCustomTheme.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AdvancedColours } from './AdvancedColours.tsx'
import { ContrastSummary } from './ContrastSummary.tsx'
import { Fonts } from './Fonts.tsx'
import { Roundness } from './Roundness.tsx'
import { Shadows } from './Shadows.tsx'
import { ThemeEditContext, themeEdit } from '#features/themes/model/ThemeEdit.ts'
import { ThemeEnds } from './ThemeEnds.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import { ColourRow } from './ColourRow.tsx'
import { commonSlots } from '#features/themes/model/slotGroups.ts'
import css from './theme.module.css'

const areas = ['common', 'advanced', 'fonts', 'roundness', 'shadows'] as const
type Area = (typeof areas)[number]

const panels: Readonly<Record<Area, ComponentType>> = {
  common: CommonColours,
  advanced: AdvancedColours,
  fonts: Fonts,
  roundness: Roundness,
  shadows: Shadows,
}

export interface ThemeEditorProps {
  /** The edited theme's value of the setting `theme`. */
  name: string
  theme: ThemeSource
  /** Replaces the edited theme, and announces a text. */
  onApply: (theme: ThemeSource, announced: string) => void
}

/** Everything a theme is made of, in the sub-areas of spec 3, section 2. Each change is on the page at once. */
export function ThemeEditor({ name, theme, onApply }: ThemeEditorProps) {
  const t = useT()
  const settings = settingsOf(useSession())
  const [begun] = useState(theme)
  const [area, setArea] = useState<Area>('common')
  const Panel = panels[area]
  const edit = themeEdit(theme, begun, (next) => storeCustomTheme(settings, name, next))
  return (
    <ThemeEditContext value={edit}>
      <TextField
        label={t('themeEditor.name')}
        value={theme.name}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => edit.replace({ ...theme, name: currentTarget.value })}
      />
      <ThemePreview />
      <ContrastSummary />
      <Tabs
        label={t('themeEditor.areas')}
        name="themeEditor"
        tabs={areas.map((id) => ({ id, label: t(`themeEditor.area.${id}`) }))}
        selected={area}
        onSelect={setArea}
      />
      <TabPanel name="themeEditor" id={area}>
        <Panel />
      </TabPanel>
      <ThemeEnds name={name} onApply={onApply} />
    </ThemeEditContext>
  )
}

/** The colours that all others follow. */
function CommonColours() {
  return (
    <div className={css.rows}>
      {commonSlots.map((slot) => (
        <ColourRow key={slot} slot={slot} />
      ))}
    </div>
  )
}
