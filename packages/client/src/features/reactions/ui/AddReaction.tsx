import { useRef } from 'react'
import { react } from '#features/statuses/model/react.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiWindow } from '#features/emoji/ui/EmojiWindow.tsx'
import type { StatusDialogProps } from '#features/statusActions/ui/StatusAction.ts'

/** Chooses an emoji for a reaction. It opens next to the focused element: the button of the post's menu, or the post. */
export function AddReaction({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const acceptsImages = useCapability('customReactions')
  const reactions = useStatus(id)?.reactions ?? []
  const anchor = useRef(anchorIn(document, id))
  return (
    <EmojiWindow
      anchor={anchor}
      label={t('status.react')}
      onClose={onClose}
      builtInOnly={!acceptsImages}
      onPick={(emoji) => {
        const chosen = emoji.kind === 'server' ? { name: emoji.shortcode, url: emoji.url } : { name: emoji.character, url: null }
        // An emoji without variation selector is the same one.
        const known = reactions.find(({ name, url }) => url === null && bare(name) === bare(chosen.name))
        void react(session, id, known ?? chosen, true)
      }}
    />
  )
}

const bare = (character: string) => character.replaceAll('\ufe0f', '')

function anchorIn(document: Document, id: string): HTMLElement | null {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('article')) return focused
  return document.querySelector<HTMLElement>(`article[data-status="${CSS.escape(id)}"]`)
}
