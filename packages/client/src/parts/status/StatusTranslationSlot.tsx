import type { StatusId } from '@rookery/api/wire/model'
import { Suspense } from 'react'
import { useRunning } from '#data/actions/useRunning.ts'
import { translateKey } from '#data/translations/Translations.ts'
import { useTranslation } from '#data/translations/useTranslation.ts'
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts'

const StatusTranslation = lazyWithTexts(async () => (await import('./StatusTranslation.tsx')).StatusTranslation)

/** Where the translation of a post stands when there is one, or one is on its way. */
export function StatusTranslationSlot({ id }: { id: StatusId }) {
  const translation = useTranslation(id)
  const running = useRunning(translateKey(id))
  if (translation === undefined && !running) return null
  return (
    <Suspense>
      <StatusTranslation id={id} />
    </Suspense>
  )
}
