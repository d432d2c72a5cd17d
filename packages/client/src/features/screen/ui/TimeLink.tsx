'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { ComponentProps } from 'react'
import { useFormats } from '#i18n/useFormats.ts'
import { useFullDate } from '#ui/useFullDate.ts'
import { LiveTime } from './LiveTime.tsx'

/** A moment that leads to what happened then; whoever comes to it by keyboard sees or hears the full date. */
export function TimeLink({ at, ...link }: { at: string } & ComponentProps<'a'>) {
  const formats = useFormats()
  return (
    <a {...link} title={useFullDate(at, formats)}>
      <LiveTime at={at} />
    </a>
  )
}
