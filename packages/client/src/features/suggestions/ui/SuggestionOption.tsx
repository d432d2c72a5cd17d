import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { emojiName, emojiShortcode } from '#features/emoji/model/emojiNames.ts'
import { EmojiImage } from '#features/emoji/ui/EmojiImage.tsx'
import type { Suggestion } from '#features/suggestions/model/Suggestion.ts'
import css from './TextSuggestions.module.css'

export interface SuggestionOptionProps {
  id: string
  suggestion: Suggestion
  isActive: boolean
  onApply: () => void
}

/** One line of the suggestions. A press leaves the focus in the text. */
export function SuggestionOption({ id, suggestion, isActive, onApply }: SuggestionOptionProps) {
  return (
    <div
      id={id}
      className={css.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onApply}
      onKeyDown={(event) => event.key === 'Enter' && onApply()}
    >
      <OptionContent suggestion={suggestion} />
    </div>
  )
}

function OptionContent({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'emoji':
      return (
        <>
          <EmojiImage emoji={suggestion.emoji} />
          <bdi className={css.words}>{emojiShortcode(suggestion.emoji) ?? emojiName(suggestion.emoji)}</bdi>
        </>
      )
    case 'account':
      return (
        <>
          <AccountAvatar id={suggestion.account} size={24} />
          <span className={css.words}>
            <NameWithHandle id={suggestion.account} />
          </span>
        </>
      )
    case 'effect':
      return (
        <bdi className={css.words} dir="ltr">
          $[{suggestion.id} …]
        </bdi>
      )
  }
}
