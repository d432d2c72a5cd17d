import { useSession } from '#data/session/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { relativeTime } from '#lib/relativeTime.ts'
import { useMinute } from './useMinute.ts'

/** A moment in short words relative to now, kept up to date; the full local date is its tooltip. */
export function LiveTime({ at }: { at: string }) {
  useMinute()
  const formats = useFormats()
  const { clock } = useSession()
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) return null
  const { value, unit } = relativeTime(moment, clock.now())
  return (
    <time dateTime={at} title={formats.date(moment, { dateStyle: 'full', timeStyle: 'medium' })}>
      {formats.relative(value, unit, { style: 'narrow', numeric: 'auto' })}
    </time>
  )
}
