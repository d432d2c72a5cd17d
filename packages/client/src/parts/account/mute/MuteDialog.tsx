import type { AccountId } from '@rookery/api/wire/model'
import { useId, useState } from 'react'
import { muteAccount } from '#data/actions/muteAccount.ts'
import { muteTimes } from '#data/actions/muteTimes.ts'
import { nameWithHandle } from '#data/entities/nameWithHandle.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import type { SubjectWindowProps } from '#parts/actions/Action.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import css from './MuteDialog.module.css'

/** Asks how long somebody shall be muted, and whether their notifications go, too. */
export function MuteDialog({ id, onClose }: SubjectWindowProps<AccountId>) {
  const t = useT()
  const form = useId()
  const session = useSession()
  const account = useAccount(id)
  const [time, setTime] = useState('')
  const [quiet, setQuiet] = useState(true)
  if (account === undefined) return null
  const mute = () => {
    const chosen = muteTimes.find((seconds) => String(seconds) === time)
    void muteAccount(session, id, true, { notifies: !quiet, ...(chosen && { time: chosen }) })
    onClose()
  }
  return (
    <Dialog
      title={t('profile.mute.title')}
      closeLabel={t('general.close')}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" data-autofocus>
            {t('profile.mute.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          mute()
        }}
      >
        <p className={css.about}>{t('profile.mute.text', { name: nameWithHandle(account) })}</p>
        <Select
          label={t('profile.mute.time')}
          value={time}
          options={[
            { value: '', label: t('profile.mute.time.always') },
            ...muteTimes.map((seconds) => ({ value: String(seconds), label: t(`profile.mute.time.${seconds}`) })),
          ]}
          onSelect={setTime}
        />
        <Checkbox label={t('profile.mute.quiet')} checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />
      </form>
    </Dialog>
  )
}
