import { decodeEmojis } from '@rookery/api/wire/emoji'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { isRecord } from '#lib/isRecord.ts'

/** The name of an account that is signed in here, with the pictures in it. */
export function StoredAccountName({ account }: { account: StoredAccount }) {
  return <EmojiText text={account.name ?? account.acct} emojis={readEmojis(account.emojis)} />
}

/** Stored in display form, and decoded like a server's data. */
function readEmojis(stored: unknown) {
  return decodeEmojis(Array.isArray(stored) ? stored.map((one) => isRecord(one) && { ...one, static_url: one.staticUrl }) : [])
}
