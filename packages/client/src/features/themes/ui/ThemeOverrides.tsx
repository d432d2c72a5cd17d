import { isFontList } from '@rookery/theme'
import { useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useMoreContrast } from '#features/themes/model/useMoreContrast.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Means "as the theme has it" among the values of the lists. */
const asTheme = ''

/** Values of each choice, with their texts. */
const choices = {
  roundness: { none: 'themes.roundness.none', slight: 'themes.roundness.slight', round: 'themes.roundness.round' },
  density: { compact: 'themes.density.compact', comfortable: 'themes.density.comfortable' },
  underlay: { clear: 'themes.underlay.clear', opaque: 'themes.underlay.opaque' },
  contrast: { AA: 'themes.contrast.AA', AAA: 'themes.contrast.AAA' },
} as const

/** A contrast that leaves the theme alone, whatever the system asks for. */
const asMade = { asMade: 'themes.contrast.asMade' } as const

const fonts = ['font', 'postFont'] as const

/** The reader's choices on top of every theme, which stay when another theme is chosen. */
export function ThemeOverrides() {
  const t = useT()
  const set = useSetOverride()
  const overrides = useSetting('themeOverrides')
  // Without the system's wish it is what the theme has anyway.
  const contrasts = useMoreContrast() || overrides['contrast'] === 'asMade' ? { ...choices.contrast, ...asMade } : choices.contrast
  return (
    <SettingsSection id="themeOverrides" title={t('themes.overrides')} hint={t('themes.overrides.hint')}>
      {(['roundness', 'density', 'underlay', 'contrast'] as const).map((name) => (
        <Select
          key={name}
          label={t(`themes.${name}`)}
          value={overrides[name] ?? asTheme}
          options={[
            { value: asTheme, label: t(name === 'density' ? 'themes.density.usual' : 'themes.asTheme') },
            ...Object.entries<MessageId>(name === 'contrast' ? contrasts : choices[name]).map(([value, label]) => ({
              value,
              label: t(label),
            })),
          ]}
          onSelect={(choice) => set(name, choice)}
        />
      ))}
      {fonts.map((name) => (
        <FontOverride key={name} name={name} />
      ))}
    </SettingsSection>
  )
}

function FontOverride({ name }: { name: (typeof fonts)[number] }) {
  const t = useT()
  const set = useSetOverride()
  const value = useSetting('themeOverrides')[name] ?? ''
  const [typed, setTyped] = useState(value)
  const isList = isFontList(typed)
  return (
    <TextField
      label={t(`themes.${name}`)}
      hint={value === '' && t('themes.asTheme')}
      error={!isList && t('themeEditor.noFonts')}
      // Names that changed elsewhere replace the typed ones.
      value={isList && typed.trim() !== value.trim() ? value : typed}
      maxLength={200}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (isFontList(currentTarget.value)) set(name, currentTarget.value)
      }}
    />
  )
}

/** Sets one choice; an empty one leaves it to the theme. */
function useSetOverride(): (name: string, choice: string) => void {
  const settings = settingsOf(useSession())
  return (name, choice) => {
    const { [name]: _before, ...others } = settings.get('themeOverrides')
    const next = choice.trim() === '' ? others : { ...others, [name]: choice }
    if (Object.keys(next).length === 0) settings.reset('themeOverrides')
    else settings.set('themeOverrides', next)
  }
}
