import { useEffect, useRef } from 'react'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import css from '#features/composer/ui/Composer.module.css'

/** Spoken when this few characters are left, and not at each key. */
const spokenAt = [50, 20, 0]

/** How many characters are left; nothing where the server has no limit. */
export function CharacterCounter({ id, left }: { id: string; left: number | null }) {
  const t = useT()
  const formats = useFormats()
  const announce = useAnnounce()
  const last = useRef(left)
  useEffect(() => {
    const before = last.current
    last.current = left
    if (left === null || before === null) return
    if (spokenAt.some((mark) => before > mark && left <= mark)) announce(t('composer.left', { count: left }))
  }, [left, announce, t])
  if (left === null) return null
  return (
    <span
      id={id}
      className={css.counter}
      data-over={left < 0 || undefined}
      data-few={left <= 50 || undefined}
      role="img"
      aria-label={t('composer.left', { count: left })}
    >
      {formats.number(left)}
    </span>
  )
}
