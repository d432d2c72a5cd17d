import type { ThemeSource } from '@rookery/theme'
import { useState } from 'react'
import { useThemeOptions } from '#features/settingControls/model/useThemeOptions.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { originalOf } from '#features/settings/model/applyCustomTheme.ts'
import { customThemeFile } from '#features/settings/model/customThemeOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { refreshIcon } from '#ui/icons/refresh.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import { Select } from '#ui/Select.tsx'
import { themeByName } from '#features/themes/model/themeByName.ts'
import { takenParts, withPartOf } from '#features/themes/model/withPartOf.ts'
import { ThemeShare } from './ThemeShare.tsx'
import css from './theme.module.css'
import { useThemeEdit } from '#features/themes/model/ThemeEdit.ts'

/** Takes parts or all of another theme, and exports this one. */
export function ThemeEnds({ name }: { name: string }) {
  const t = useT()
  const session = useSession()
  const announce = useAnnounce()
  const { theme, replace } = useThemeEdit()
  const original = originalOf(customThemeFile(settingsOf(session), name))
  const options = useThemeOptions().filter(({ value }) => value !== name)
  const [from, setFrom] = useState('pleroma-dark')
  const [isMissing, setMissing] = useState(false)
  const label = options.find(({ value }) => value === from)?.label ?? from
  const take = async (change: (other: ThemeSource) => ThemeSource, announced: string) => {
    const other = await themeByName(session, from)
    setMissing(other === null)
    if (other === null) return
    replace(change(other))
    announce(announced)
  }
  return (
    <div className={css.ends}>
      <fieldset className={css.take}>
        <legend className={css.label}>{t('themeEditor.take')}</legend>
        <Select
          label={t('themeEditor.from')}
          value={from}
          options={options}
          error={isMissing && t('serverThemes.gone')}
          onSelect={(next) => {
            setFrom(next)
            setMissing(false)
          }}
        />
        <div className={css.tools} role="group" aria-label={t('themeEditor.take.parts')}>
          {takenParts.map((part) => (
            <Button
              key={part}
              size="small"
              onClick={() =>
                void take(
                  (other) => withPartOf(theme, other, part),
                  t('themeEditor.taken', { part: t(`themeEditor.part.${part}`), name: label }),
                )
              }
            >
              {t(`themeEditor.part.${part}`)}
            </Button>
          ))}
          <Button
            size="small"
            icon={refreshIcon}
            onClick={() => void take((other) => ({ ...other, name: theme.name }), t('themeEditor.reset', { name: label }))}
          >
            {t('themeEditor.startOver')}
          </Button>
        </div>
      </fieldset>
      <fieldset className={css.take}>
        <legend className={css.label}>{t('themeShare.title')}</legend>
        <ThemeShare theme={theme} original={original} />
      </fieldset>
    </div>
  )
}
