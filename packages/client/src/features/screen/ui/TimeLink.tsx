'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { ComponentProps } from 'react'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useFullDate } from '#ui/useFullDate.ts'
import { LiveTime } from './LiveTime.tsx'

/** A time as a link; keyboard and screen reader users get the full date. */
export function TimeLink({ at, ...link }: { at: string } & ComponentProps<'a'>) {
  const { tag } = useLanguage().language
  return (
    <a {...link} title={useFullDate(at, tag)}>
      <LiveTime at={at} />
    </a>
  )
}
