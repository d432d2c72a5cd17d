import { isFontList } from '@rookery/theme'
import { useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useMoreContrast } from '#features/themes/model/useMoreContrast.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import type { MessageId } from '#i18n/catalogues.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Select, type SelectOption } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Means "as the theme has it" among the values of the lists. */
const asTheme = ''

/** The text for the theme's own value, or for a value that no theme changes. */
type Unchanged = 'themes.asTheme' | 'themes.density.usual'

/** Choices with texts: their label, their texts by value, and the text of none of them. */
const choices = {
  roundness: {
    label: 'themes.roundness',
    texts: { none: 'themes.roundness.none', slight: 'themes.roundness.slight', round: 'themes.roundness.round' },
    unchanged: 'themes.asTheme',
  },
  avatars: {
    label: 'themeRadius.avatar',
    texts: { none: 'themes.roundness.none', slight: 'themes.roundness.slight', round: 'themes.roundness.round' },
    unchanged: 'themes.asTheme',
  },
  density: {
    label: 'themes.density',
    texts: { compact: 'themes.density.compact', comfortable: 'themes.density.comfortable' },
    unchanged: 'themes.density.usual',
  },
  underlay: {
    label: 'themes.underlay',
    texts: { clear: 'themes.underlay.clear', opaque: 'themes.underlay.opaque' },
    unchanged: 'themes.asTheme',
  },
  contrast: {
    label: 'themes.contrast',
    texts: { AA: 'themes.contrast.AA', AAA: 'themes.contrast.AAA' },
    unchanged: 'themes.asTheme',
  },
} as const satisfies Readonly<Record<string, { label: MessageId; texts: Readonly<Record<string, MessageId>>; unchanged: Unchanged }>>

/** A contrast that leaves the theme alone, regardless of the system's preference. */
const asMade = { asMade: 'themes.contrast.asMade' } as const

/** Per cent of the usual size. */
const textSizes = [90, 110, 125, 140]

/** Digits that a line has room for. */
const lineLengths = [45, 60, 75]

const imageTexts = { tiled: 'themes.wallpaper.tiled', blurred: 'themes.wallpaper.blurred', dimmed: 'themes.wallpaper.dimmed' } as const

/** Ways to draw the image behind the page, one or two of them together. */
const imageChoices = [['tiled'], ['blurred'], ['dimmed'], ['tiled', 'dimmed'], ['blurred', 'dimmed']] as const

const fonts = ['font', 'postFont'] as const

/** The reader's choices on top of every theme, which stay when another theme is chosen. */
export function ThemeOverrides() {
  const t = useT()
  const formats = useFormats()
  const asksForContrast = useMoreContrast()
  const isAsMade = useSetting('themeOverrides')['contrast'] === 'asMade'
  const choiceOf = (name: keyof typeof choices) => {
    const { label, texts, unchanged } = choices[name]
    // Without a preference of the system it equals the theme's own value.
    const all = name === 'contrast' && (asksForContrast || isAsMade) ? { ...texts, ...asMade } : texts
    const options = Object.entries<MessageId>(all).map(([value, text]) => ({ value, label: t(text) }))
    return <OverrideSelect name={name} label={t(label)} unchanged={unchanged} options={options} />
  }
  return (
    <SettingsSection id="themeOverrides" title={t('themes.overrides')} hint={t('themes.overrides.hint')}>
      {choiceOf('density')}
      <OverrideSelect
        name="textSize"
        label={t('themes.textSize')}
        options={textSizes.map((size) => ({ value: String(size), label: formats.number(size / 100, { style: 'percent' }) }))}
      />
      <OverrideSelect
        name="lineLength"
        label={t('themes.lineLength')}
        options={lineLengths.map((length) => ({ value: String(length), label: formats.number(length) }))}
      />
      {choiceOf('roundness')}
      {choiceOf('avatars')}
      <OverrideSelect
        name="wallpaper"
        label={t('accountSettings.pictures.background')}
        options={imageChoices.map((names) => ({
          value: names.join(' '),
          label: formats.list(
            names.map((name) => t(imageTexts[name])),
            { type: 'unit' },
          ),
        }))}
      />
      {choiceOf('underlay')}
      {choiceOf('contrast')}
      {fonts.map((name) => (
        <FontOverride key={name} name={name} />
      ))}
    </SettingsSection>
  )
}

interface OverrideSelectProps {
  name: string
  label: string
  unchanged?: Unchanged
  options: readonly SelectOption<string>[]
}

function OverrideSelect({ name, label, unchanged = 'themes.density.usual', options }: OverrideSelectProps) {
  const t = useT()
  const set = useSetOverride()
  const value = useSetting('themeOverrides')[name] ?? asTheme
  return (
    <Select
      label={label}
      value={value}
      options={[{ value: asTheme, label: t(unchanged) }, ...options]}
      onSelect={(choice) => set(name, choice)}
    />
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
