import { morePresetNames } from '@rookery/theme'
import { serverThemeKind, serverThemesQuery } from '#features/settings/model/serverThemes.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { builtInThemes } from '#features/settings/model/builtInThemes.ts'
import { useCustomThemes } from '#features/settings/model/useCustomThemes.ts'
import { useT } from '#i18n/useT.ts'
import { distinctLabels } from './distinctLabels.ts'

export interface ThemeOption {
  /** The theme's value of the setting `theme`. */
  readonly value: string
  readonly label: string
  readonly source: 'client' | 'custom' | 'server'
}

/** Every theme that can be chosen: the client's, the custom ones, and the server's as soon as its list has come. */
export function useThemeOptions(): readonly ThemeOption[] {
  const t = useT()
  const session = useSession()
  const custom = useCustomThemes()
  const offered = useSessionQuery(serverThemesQuery(session))
  const options = [
    ...[...builtInThemes, ...morePresetNames].map((value) => ({
      value,
      label: t(`settings.theme.${value}`),
      kind: null,
      source: 'client' as const,
    })),
    ...custom.map(({ name, file }) => ({
      value: name,
      label: (typeof file['name'] === 'string' && file['name'].trim()) || t('settings.theme.custom'),
      kind: null,
      source: 'custom' as const,
    })),
    ...(offered.data ?? []).map((theme) => ({
      value: theme.key,
      label: (theme.kind === 'given' && theme.theme.name.trim()) || nameOfKey(theme.key),
      kind: t(`themes.kind.${serverThemeKind(theme.key)}`),
      source: 'server' as const,
    })),
  ]
  const labels = distinctLabels(options, (name, suffix) => t('themes.distinctLabels', { name, suffix }))
  return options.map(({ value, source }, index) => ({ value, source, label: labels[index] ?? value }))
}

/** The name of a theme that has only a file name: `pond-dark` is "Pond dark". */
export function nameOfKey(key: string): string {
  const words = key
    .replace(/^(?:palette|style):/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words === '' ? key : words[0]?.toUpperCase() + words.slice(1)
}
