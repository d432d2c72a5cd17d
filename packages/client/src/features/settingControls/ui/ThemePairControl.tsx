import { useSession } from '#features/session/model/useSession.ts'
import { themePairName } from '#features/settings/model/builtInThemes.ts'
import { useThemeOptions } from '#features/settingControls/model/useThemeOptions.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

/** The two themes of a pair and the times at which they change; renders nothing while another theme is chosen. */
export function ThemePairControl() {
  const t = useT()
  const settings = settingsOf(useSession())
  const onDevice = useSetting('deviceTheme')
  const everywhere = useSetting('theme')
  const pair = useSetting('themePair')
  const options = useThemeOptions()
  if ((onDevice ?? everywhere) !== themePairName) return null
  const hasHours = pair['from'] !== undefined
  const set = (changes: Readonly<Record<string, string>>) => settings.set('themePair', { ...pair, ...changes })
  const { from: _from, until: _until, ...names } = pair
  return (
    <>
      <Select
        label={t('themes.pair.light')}
        value={pair['light'] ?? 'rookery-light'}
        options={options}
        onSelect={(light) => set({ light })}
      />
      <Select label={t('themes.pair.dark')} value={pair['dark'] ?? 'pleroma-dark'} options={options} onSelect={(dark) => set({ dark })} />
      <Select
        label={t('themes.pair.change')}
        value={hasHours ? 'hours' : 'system'}
        options={[
          { value: 'system', label: t('themes.pair.bySystem') },
          { value: 'hours', label: t('themes.pair.byClock') },
        ]}
        onSelect={(by) => (by === 'hours' ? set({ from: '20:00', until: '07:00' }) : settings.set('themePair', names))}
      />
      {hasHours &&
        (['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`themes.pair.${end}`)}
            type="time"
            value={pair[end] ?? ''}
            onChange={({ currentTarget: { value } }) => value !== '' && set({ [end]: value.slice(0, 5) })}
          />
        ))}
    </>
  )
}
