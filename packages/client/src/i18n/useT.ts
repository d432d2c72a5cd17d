import type { Translate } from './t.ts'
import { useLanguage } from './useLanguage.ts'

/** `const t = useT()`, then `t('area.name', { count })`. */
export function useT(): Translate {
  return useLanguage().t
}
