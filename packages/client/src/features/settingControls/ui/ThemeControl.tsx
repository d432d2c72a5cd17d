import { serverThemeQuery, serverThemesQuery } from '#features/settings/model/serverThemes.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { customTheme, isOwnTheme, ownThemes } from '#features/settings/model/ownThemes.ts'
import { siteTheme } from '#features/settings/model/themeOf.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Select } from '#ui/Select.tsx'

/** Means "nothing chosen" among the values of the list. */
const unchosen = ''

/** Selects a built-in theme, the custom one, or one of the server's. */
export function ThemeControl({ hint }: { hint?: string | undefined }) {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const chosen = useSetting('theme')
  const name = settings.isChosen('theme') ? chosen : null
  const hasCustom = useSetting('customTheme') !== null || name === customTheme
  const isOfClient = name === null || name === customTheme || isOwnTheme(name)
  const isOfServer = !isOfClient
  const offered = useSessionQuery(serverThemesQuery(session))
  const drawn = useSessionQuery({ ...serverThemeQuery(session, name ?? unchosen), enabled: isOfServer })
  const failed = isOfServer && drawn.error ? drawn : offered
  const themes = (offered.data ?? []).map((theme) => ({
    value: theme.key,
    label: (theme.kind === 'given' && theme.theme.name.trim()) || nameOf(theme.key),
  }))
  const isListed = isOfClient || themes.some(({ value }) => value === name)
  return (
    <>
      <Select
        label={t('settings.theme')}
        hint={isOfServer && drawn.data === null ? t('serverThemes.gone') : hint}
        value={name ?? unchosen}
        options={[
          { value: unchosen, label: t(siteTheme(settings) === null ? 'settings.theme.unchosen' : 'settings.theme.site') },
          ...ownThemes.map((value) => ({ value: value as string, label: t(`settings.theme.${value}`) })),
          ...(hasCustom ? [{ value: customTheme, label: t('settings.theme.custom') }] : []),
          ...(isListed ? [] : [{ value: name, label: nameOf(name) }]),
          ...themes,
        ]}
        onSelect={(next) => (next === unchosen ? settings.reset('theme') : settings.set('theme', next))}
      />
      {failed.error && <QueryFailure error={failed.error} busy={failed.isFetching} failed="serverThemes.error" onRetry={failed.refetch} />}
    </>
  )
}

/** The name of a theme that has only a file name: `pond-dark` is "Pond dark". */
function nameOf(key: string): string {
  const words = key
    .replace(/^(?:palette|style):/, '')

    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words === '' ? key : words[0]?.toUpperCase() + words.slice(1)
}
