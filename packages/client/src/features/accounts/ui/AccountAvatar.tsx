import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { Avatar } from '#ui/Avatar.tsx'

/** The account's picture; the default one when it cannot be loaded. Its name stands beside it, so it is silent to screen readers. */
export function AccountAvatar({ id, size }: { id: AccountId; size: number }) {
  const src = useAccountField(id, 'avatar') ?? ''
  return <Avatar src={src} staticSrc={useAccountField(id, 'avatarStatic')} still={useAnimationPaused()} size={size} alt="" />
}
