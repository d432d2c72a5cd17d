import { useState } from 'react'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { aliasesQuery } from '#features/security/model/security.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { changeAlias, toAlias } from '#features/security/model/changeAlias.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { FormFailure, SettingsForm } from '#features/settingControls/ui/SettingsForm.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { useSubmit } from '#features/settingControls/model/useSubmit.ts'
import { AliasField } from './AliasField.tsx'
import css from './security.module.css'
import { useSecurityInput } from '#features/security/model/useSecurityInput.ts'

/** The user's other accounts: they can move here from these, and profiles show them. */
export function AliasesSection() {
  const t = useT()
  const session = useSession()
  const query = useSessionQuery(aliasesQuery(session))
  const [alias, setAlias] = useSecurityInput('alias')
  const [isTried, setTried] = useState(false)
  const [removing, setRemoving] = useState<{ readonly alias: string; readonly error: Message | null } | null>(null)
  const { busy, failure, send } = useSubmit()

  async function add(): Promise<void> {
    setTried(true)
    if (toAlias(alias) === '') return
    const isDone = await send(async () => {
      const error = await changeAlias(session, 'add', toAlias(alias))
      return error && { key: 'accountSettings.aliases.addFailed', args: { error } }
    })
    if (!isDone) return
    setAlias('')
    setTried(false)
  }

  async function remove(one: string): Promise<void> {
    setRemoving({ alias: one, error: null })
    const error = await changeAlias(session, 'remove', one)
    setRemoving(error && { alias: '', error: { key: 'accountSettings.aliases.removeFailed', args: { error } } })
  }

  return (
    <SettingsSection id="aliases" title={t('accountSettings.aliases.title')} hint={t('accountSettings.aliases.hint')}>
      <QueryView query={query} failed="accountSettings.aliases.error">
        {(aliases) =>
          aliases.length === 0 ? (
            <p className={css.faint}>{t('accountSettings.aliases.empty')}</p>
          ) : (
            <ul className={css.rows}>
              {aliases.map((one) => (
                <li key={one}>
                  <bdi className={css.rowText}>@{one}</bdi>
                  <Button
                    size="small"
                    busy={removing?.alias === one}
                    aria-label={t('accountSettings.aliases.removeOf', { alias: one })}
                    onClick={() => void remove(one)}
                  >
                    {t('accountSettings.aliases.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <FormFailure>{removing?.error && messageText(t, removing.error)}</FormFailure>
      <SettingsForm
        label={t('accountSettings.aliases.add')}
        submit={t('accountSettings.aliases.submit')}
        busy={busy}
        failure={failure}
        onSubmit={() => void add()}
      >
        <AliasField label={t('accountSettings.aliases.add')} value={alias} isTried={isTried} onChange={setAlias} />
      </SettingsForm>
    </SettingsSection>
  )
}
