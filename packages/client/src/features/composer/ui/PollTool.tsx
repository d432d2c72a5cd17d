import { statusIdIn } from '#data/composer/DraftKey.ts'
import { clampExpiry, emptyPoll } from '#data/composer/pollRules.ts'
import { useComposerPart } from '#data/composer/useComposer.ts'
import { useCapability, useServer } from '#data/session/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { pollIcon } from '#ui/icons/poll.ts'
import type { ComposerToolProps } from './ComposerToolProps.ts'

/** Adds a poll; the one of a post that is out stays as it is. */
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
