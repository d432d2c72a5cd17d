import type { ComponentProps } from 'react'
import { useFormats } from '#i18n/useFormats.ts'
import { useFullDate } from '#ui/useFullDate.ts'
import { LiveTime } from './LiveTime.tsx'

/** A time as a link; keyboard and screen reader users get the full date. */
export function TimeLink({ at, ...link }: { at: string } & ComponentProps<'a'>) {
  const formats = useFormats()
  return (
    <a {...link} title={useFullDate(at, formats)}>
      <LiveTime at={at} />
    </a>
  )
}
