import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { TextField } from '#ui/TextField.tsx'
import css from '#features/notifications/ui/NotificationChoices.module.css'

const ends = ['quietHoursFrom', 'quietHoursUntil'] as const

/** Times without alerts; notifications still appear in the list. */
export function QuietHours() {
  const t = useT()
  const settings = settingsOf(useSession())
  const values = { quietHoursFrom: useSetting('quietHoursFrom'), quietHoursUntil: useSetting('quietHoursUntil') }
  return (
    <>
      <div className={css.hours}>
        {ends.map((key) => (
          <TextField
            key={key}
            label={t(`settings.${key}`)}
            type="time"
            value={values[key] ?? ''}
            onChange={(event) => settings.set(key, event.currentTarget.value || null)}
          />
        ))}
      </div>
      <p>{t('notificationList.quietHours.hint')}</p>
    </>
  )
}
