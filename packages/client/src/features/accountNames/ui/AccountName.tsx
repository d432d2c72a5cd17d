import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'

/** The display name with its custom emoji, isolated so that it cannot reorder the words around it. */
export function AccountName({ id, oneLine = false }: { id: AccountId; oneLine?: boolean }) {
  const name = useAccountField(id, 'displayName')
  const emojis = useAccountField(id, 'emojis')
  const username = useAccountField(id, 'username')
  if (name === undefined || emojis === undefined) return null
  return <EmojiText text={name} emojis={emojis} fallback={username ?? ''} cuts={oneLine} />
}
