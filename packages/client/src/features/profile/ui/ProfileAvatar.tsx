import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useT } from '#i18n/useT.ts'
import { prefetchViewer, openImage } from '#features/media/ui/openViewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import css from './ProfileCard.module.css'

/** The avatar on a profile card; a press enlarges it. */
export function ProfileAvatar({ id }: { id: AccountId }) {
  const t = useT()
  const still = useAnimationPaused()
  const account = useAccount(id)
  if (account === undefined) return null
  const { avatar, avatarStatic, avatarDescription, username } = account
  const label = avatarDescription === '' ? t('profile.avatar', { name: username }) : avatarDescription
  const image = <Avatar src={avatar} staticSrc={avatarStatic} still={still} size={96} alt={label} />
  if (avatar === '') return <span className={css.avatar}>{image}</span>
  return (
    <button
      type="button"
      className={css.avatar}
      aria-haspopup="dialog"
      onPointerEnter={prefetchViewer}
      onFocus={prefetchViewer}
      onClick={() =>
        openImage({
          kind: 'image',
          name: null,
          url: avatar,
          previewUrl: avatar,
          description: label,
          mimeType: null,
          width: null,
          height: null,
          blurhash: null,
        })
      }
    >
      {image}
    </button>
  )
}
