import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { markOf } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { namesakes } from '#features/content/model/namesakes.ts'
import { MentionLink } from '#features/content/ui/MentionLink.tsx'
import { useThreadToggle } from '#features/threads/ui/useThreadToggle.ts'
import { Icon } from '#ui/Icon.tsx'
import { replyIcon } from '#ui/icons/reply.ts'
import css from './StatusLines.module.css'

/** Leaves for another server; opens inside where ours can have it after all. */
const outside = { target: '_blank', rel: 'noopener noreferrer nofollow ugc', 'data-outside': '' }

/**
 * The parent's author, as a line that opens the conversation: in a feed between its posts, elsewhere at the parent's address. It says if
 * the parent is hidden or missing, and has no name for an unknown author; a known address is linked. A post without a parent has the line
 * where it can show its replies.
 */
export function StatusThreadLine({ id }: { id: StatusId }) {
  const t = useT()
  const { origin } = useSession()
  const status = useStatus(id)
  const known = useAccountField(status?.inReplyToAccountId ?? null, 'acct')
  const toggle = useThreadToggle(id)
  if (status === undefined) return null
  const { inReplyToAccountId: author, inReplyToAcct, inReplyToHidden, inReplyToId, inReplyToUri, parentVisible } = status
  const isReply = author !== null || inReplyToId !== null || inReplyToHidden || inReplyToUri !== null
  if (!isReply && !toggle) return null
  const handle = author === null ? null : (known ?? inReplyToAcct)
  const leads = inReplyToId !== null && parentVisible
  const isOpen = toggle?.['aria-expanded']
  const change = t(isOpen ? 'status.thread.hide' : 'status.thread.show')
  // A post that our own server hides would not be shown at its address either.
  const elsewhere = inReplyToUri !== null && new URL(inReplyToUri).origin !== origin ? inReplyToUri : undefined
  const target = leads ? href.status(inReplyToId) : elsewhere
  const Element = target ? 'a' : 'span'
  const text = leads ? (handle ? 'status.replyTo' : 'status.replyToUnnamed') : handle ? 'status.replyToHiddenBy' : 'status.replyToHidden'
  const sentence = (name: string) => t(text, { name })
  // The name has another target, so the texts before and after it are separate links.
  const [before, behind] = sentence(markOf('')).split(markOf(''))
  const words = (part = '') =>
    part.trim() !== '' && (
      <Element
        className={css.reply}
        href={target}
        {...(leads
          ? { ...toggle, 'aria-label': sentence(`@${handle?.split('@')[0]}`) + (toggle ? `. ${change}` : '') }
          : target && { ...outside, title: target })}
      >
        {part}
      </Element>
    )
  return (
    <p className={css.line}>
      {isReply && (
        <>
          <Icon path={replyIcon} />
          {words(before)}
          {handle && author !== null && (
            <MentionLink id={author} acct={inReplyToAcct} isNamesake={namesakes(status.mentions).has(author)} />
          )}
          {words(behind)}
        </>
      )}
      {toggle && (!leads || isOpen) && (
        <button type="button" className={css.toggle} {...toggle}>
          {change}
        </button>
      )}
    </p>
  )
}
