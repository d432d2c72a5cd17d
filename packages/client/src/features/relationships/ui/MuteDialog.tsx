import type { AccountId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { muteAccount } from '#features/relationships/model/muteAccount.ts'
import { muteTimes } from '#features/relationships/model/muteTimes.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import type { SubjectWindowProps } from '#features/actions/ui/Action.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'

/** Dialog with the duration of a mute, and whether it includes notifications. */
export function MuteDialog({ id, onClose }: SubjectWindowProps<AccountId>) {
  const t = useT()
  const session = useSession()
  const account = useAccount(id)
  const hasTimes = useCapability('timedMutes')
  const [time, setTime] = useState('')
  const [quiet, setQuiet] = useState(true)
  if (account === undefined) return null
  const mute = () => {
    const chosen = muteTimes.find((seconds) => String(seconds) === time)
    void muteAccount(session, id, true, { notifies: !quiet, ...(chosen && { time: chosen }) })
    onClose()
  }
  return (
    <FormDialog
      title={t('profile.mute.title')}
      submitLabel={t('profile.mute.confirm')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      startsAtSubmit
      onSubmit={mute}
      onClose={onClose}
    >
      <p>{t('profile.mute.text', { name: nameAndHandleText(account) })}</p>
      {hasTimes && (
        <Select
          label={t('profile.mute.time')}
          value={time}
          options={[
            { value: '', label: t('profile.mute.time.always') },
            ...muteTimes.map((seconds) => ({ value: String(seconds), label: t(`profile.mute.time.${seconds}`) })),
          ]}
          onSelect={setTime}
        />
      )}
      <Checkbox label={t('profile.mute.quiet')} checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />
    </FormDialog>
  )
}
