import { earliestTime, isFarEnough } from '#features/posting/model/scheduleRules.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { fromLocalDateTime, timeZoneName, toLocalDateTime } from '#lib/localDateTime.ts'
import { TextField } from '#ui/TextField.tsx'

export interface ScheduleFieldProps {
  /** ISO 8601; null while none is chosen. */
  time: string | null
  onChange: (time: string | null) => void
}

/** Time of a scheduled post, in the user's time zone. */
export function ScheduleField({ time, onChange }: ScheduleFieldProps) {
  const t = useT()
  const { clock } = useSession()
  const isNear = time !== null && !isFarEnough(time, clock.now())
  return (
    <TextField
      type="datetime-local"
      label={t('composer.schedule')}
      hint={t('composer.schedule.hint', { zone: timeZoneName() })}
      error={isNear ? t('composer.schedule.tooSoon') : undefined}
      // Half-typed input is not a value and stays: React writes only a changed value.
      value={time === null ? '' : toLocalDateTime(time)}
      min={toLocalDateTime(earliestTime(clock.now()))}
      onChange={(event) => onChange(fromLocalDateTime(event.currentTarget.value))}
    />
  )
}
