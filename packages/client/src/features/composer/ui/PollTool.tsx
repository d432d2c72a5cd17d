import { statusIdIn } from '#features/drafts/model/DraftKey.ts'
import { clampExpiry, emptyPoll } from '#features/drafts/model/pollRules.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useCapability, useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { pollIcon } from '#ui/icons/poll.ts'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'

/** Adds a poll; the poll of a published post is unchanged. */
export function PollTool({ draft, composers }: ComposerToolProps) {
  const t = useT()
  const hasPolls = useCapability('polls')
  const limits = useServer(({ instance }) => instance.pollLimits)
  const hasPoll = useComposerPart(draft, ({ data }) => data.poll !== null)
  if (!hasPolls) return null
  return (
    <IconButton
      icon={pollIcon}
      label={t('composer.poll.toggle')}
      pressed={hasPoll}
      disabled={statusIdIn(draft, 'edit') !== null}
      onClick={() => composers.dispatch(draft, { kind: 'pollToggled', expiresIn: clampExpiry(emptyPoll.expiresIn, limits) })}
    />
  )
}
