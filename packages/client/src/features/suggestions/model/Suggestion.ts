import type { AccountId } from '@rookery/api/wire/model'
import type { PickerEmoji } from '#features/emoji/model/PickerEmoji.ts'

/** Completions of the text at the caret. */
export type Suggestion =
  | { readonly kind: 'emoji'; readonly id: string; readonly words: string; readonly emoji: PickerEmoji }
  | { readonly kind: 'account'; readonly id: string; readonly words: string; readonly account: AccountId }
  | { readonly kind: 'effect'; readonly id: string; readonly words: string }

/** Maximum number (spec 2, section 9). */
export const maxSuggestions = 5
