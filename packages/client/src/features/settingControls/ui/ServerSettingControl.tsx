import { offeredScopes } from '#features/drafts/model/scopes.ts'
import { serverSettings, type ServerFlagName, type ServerSettingName } from '#features/settingControls/model/serverSettings.ts'
import { setServerSetting } from '#features/settingControls/model/setServerSetting.ts'
import { useServerSetting } from '#features/settingControls/model/useServerSetting.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { textIfAny } from '#features/settingControls/model/settingTexts.ts'

export interface ServerSettingControlProps {
  name: ServerSettingName
  /** It means nothing as other options are. */
  disabled?: boolean
}

/** An option that the server stores with the account; renders nothing if the server lacks it. The search finds it by its name. */
export function ServerSettingControl({ name, disabled = false }: ServerSettingControlProps) {
  const isOffered = useServer(({ capabilities }) => serverSettings[name].isOffered(capabilities))
  if (!isOffered) return null
  return <div data-setting={name}>{name === 'defaultScope' ? <ScopeControl /> : <FlagOfServer name={name} disabled={disabled} />}</div>
}

function FlagOfServer({ name, disabled }: { name: ServerFlagName; disabled: boolean }) {
  const t = useT()
  const session = useSession()
  const value = useServerSetting(name)
  return (
    <Switch
      label={t(`serverSettings.${name}`)}
      hint={textIfAny(t, `serverSettings.${name}.hint`)}
      checked={value ?? false}
      disabled={disabled || value === undefined}
      onChange={({ currentTarget }) => void setServerSetting(session, name, currentTarget.checked)}
    />
  )
}

function ScopeControl() {
  const t = useT()
  const session = useSession()
  const value = useServerSetting('defaultScope') ?? 'public'
  const scopes = offeredScopes(
    useServer(({ capabilities }) => capabilities),
    null,
  )
  return (
    <Select
      label={t('serverSettings.defaultScope')}
      hint={t('serverSettings.defaultScope.hint')}
      value={value}
      options={scopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
      onSelect={(scope) => void setServerSetting(session, 'defaultScope', scope)}
    />
  )
}
