import { useSetting } from '#features/settings/model/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { isKnownTime } from '#lib/isKnownTime.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { useFullDate } from '#ui/useFullDate.ts'

export interface LiveTimeProps {
  at: string
  /** It says when something will be. */
  isToCome?: boolean
}

/** A time as short text: relative, or the date if the setting says so. A missing time is named as unknown. */
export function LiveTime({ at, isToCome }: LiveTimeProps) {
  const t = useT()
  const formats = useFormats()
  const isDated = useSetting('absoluteTimes')
  if (!isKnownTime(at)) return <span>{t('status.unknownTime')}</span>
  return isDated ? <DatedTime at={at} /> : <RelativeTime iso={at} formats={formats} isToCome={isToCome} />
}

function DatedTime({ at }: { at: string }) {
  const formats = useFormats()
  return (
    <time dateTime={at} title={useFullDate(at, formats)}>
      {formats.date(Date.parse(at), { dateStyle: 'short', timeStyle: 'short' })}
    </time>
  )
}
