import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { Avatar } from '#ui/Avatar.tsx'

/** An account's avatar, or the default one if it cannot be loaded. Hidden from screen readers, because the name is next to it. */
export function AccountAvatar({ id, size }: { id: AccountId; size: number }) {
  const src = useAccountField(id, 'avatar') ?? ''
  return <Avatar src={src} staticSrc={useAccountField(id, 'avatarStatic')} still={useAnimationPaused()} size={size} alt="" />
}
