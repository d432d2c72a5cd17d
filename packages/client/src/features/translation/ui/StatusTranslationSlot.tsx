import type { StatusId } from '@rookery/api/wire/model'
import { useIsTranslated } from '#features/translation/model/useTranslation.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'

const StatusTranslation = lazyComponent(async () => (await import('./StatusTranslation.tsx')).StatusTranslation)

/** The translation of a post, or its loading state. */
export function StatusTranslationSlot({ id }: { id: StatusId }) {
  return useLoaded(StatusTranslation, useIsTranslated(id)) ? <StatusTranslation id={id} /> : null
}
