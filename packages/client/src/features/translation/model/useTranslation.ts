import type { StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { translationsOf, type Translation } from './Translations.ts'

/** The translation in which a post is shown, if it is. */
export function useTranslation(id: StatusId): Translation | undefined {
  const translations = translationsOf(useSession())
  return useSyncExternalStore(
    (listener) => translations.subscribe(id, listener),
    () => translations.get(id),
  )
}

/** Whether a post is shown in translation, or will be in a moment. */
export function useIsTranslated(id: StatusId): boolean {
  const translations = translationsOf(useSession())
  return useSyncExternalStore(
    (listener) => translations.subscribe(id, listener),
    () => translations.get(id) !== undefined || translations.isAwaited(id),
  )
}
