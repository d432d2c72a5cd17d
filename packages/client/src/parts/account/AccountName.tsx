import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#data/entities/useAccountField.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'

/** The display name with its custom emoji, isolated so that it cannot reorder the words around it. */
export function AccountName({ id }: { id: AccountId }) {
  const name = useAccountField(id, 'displayName')
  const emojis = useAccountField(id, 'emojis')
  const username = useAccountField(id, 'username')
  return name === undefined || emojis === undefined ? null : <EmojiText text={name} emojis={emojis} fallback={username ?? ''} />
}
