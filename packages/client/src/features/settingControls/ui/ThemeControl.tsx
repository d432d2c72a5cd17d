import { serverThemeQuery, serverThemesQuery } from '#features/settings/model/serverThemes.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { chooseTheme } from '#features/settings/model/chooseTheme.ts'
import { siteTheme } from '#features/settings/model/themeChoice.ts'
import { themePairName } from '#features/settings/model/builtInThemes.ts'
import { nameOfKey, useThemeOptions } from '#features/settingControls/model/useThemeOptions.ts'
import { useIsChosen } from '#features/settings/model/useIsChosen.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Select } from '#ui/Select.tsx'

/** Means "nothing chosen" among the values of the list. */
const unchosen = ''

/** Selects a built-in theme, a custom one, one of the server's, or a light and a dark one that take turns. */
export function ThemeControl({ hint }: { hint?: string | undefined }) {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const onDevice = useSetting('deviceTheme')
  const everywhere = useSetting('theme')
  const isChosen = useIsChosen('theme')
  const name = onDevice ?? (isChosen ? everywhere : null)
  const options = useThemeOptions()
  const listed = options.find(({ value }) => value === name)
  const isOfServer = name !== null && name !== themePairName && (listed?.source ?? 'server') === 'server'
  const offered = useSessionQuery(serverThemesQuery(session))
  const drawn = useSessionQuery({ ...serverThemeQuery(session, name ?? unchosen), enabled: isOfServer })
  const failed = isOfServer && drawn.error ? drawn : offered
  const ofClient = options.filter(({ source }) => source !== 'server')
  return (
    <>
      <Select
        label={t('settings.theme')}
        hint={isOfServer && drawn.data === null ? t('serverThemes.gone') : hint}
        value={name ?? unchosen}
        options={[
          { value: unchosen, label: t(siteTheme(settings) === null ? 'settings.theme.unchosen' : 'settings.theme.site') },
          ...ofClient,
          { value: themePairName, label: t('settings.theme.pair') },
          ...(name === null || name === themePairName || listed ? [] : [{ value: name, label: nameOfKey(name) }]),
          ...options.filter(({ source }) => source === 'server'),
        ]}
        onSelect={(next) => chooseTheme(settings, next === unchosen ? null : next)}
      />
      {failed.error && <QueryFailure error={failed.error} busy={failed.isFetching} failed="serverThemes.error" onRetry={failed.refetch} />}
    </>
  )
}
