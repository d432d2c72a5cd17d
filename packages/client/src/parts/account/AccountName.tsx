import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#data/entities/useAccount.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'

/** The display name with its custom emoji, isolated so that it cannot reorder the words around it. */
export function AccountName({ id }: { id: AccountId }) {
  const account = useAccount(id)
  return account ? <EmojiText text={account.displayName} emojis={account.emojis} fallback={account.username} /> : null
}
