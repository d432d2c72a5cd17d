import type { StatusId } from '@rookery/api/wire/model'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { translateKey } from '#features/translation/model/Translations.ts'
import { useTranslation } from '#features/translation/model/useTranslation.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'

const StatusTranslation = lazyComponent(async () => (await import('./StatusTranslation.tsx')).StatusTranslation)

/** The translation of a post, or its loading state. */
export function StatusTranslationSlot({ id }: { id: StatusId }) {
  const translation = useTranslation(id)
  const running = useRunning(translateKey(id))
  return useLoaded(StatusTranslation, translation !== undefined || running) ? <StatusTranslation id={id} /> : null
}
