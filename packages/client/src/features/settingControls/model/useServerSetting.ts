import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { serverSettings, type ServerSettingName } from './serverSettings.ts'

/** The value of an option of the own account, guesses included; undefined while the account is not known. */
export function useServerSetting<Name extends ServerSettingName>(
  name: Name,
): ReturnType<(typeof serverSettings)[Name]['read']> | undefined {
  const account = useAccount(useSession().me)
  // The row returns this type.
  return account && (serverSettings[name].read(account) as ReturnType<(typeof serverSettings)[Name]['read']>)
}
