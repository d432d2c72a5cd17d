import type { Poll } from '@rookery/api/wire/model'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'

/** Number of voters, and the end of the poll. */
export function PollCount({ poll, ended }: { poll: Poll; ended: boolean }) {
  const t = useT()
  const isDated = useSetting('absoluteTimes')
  return (
    <p>
      {poll.multiple && poll.votersCount !== null && poll.votersCount > 0
        ? t('poll.voters', { count: poll.votersCount })
        : t('poll.votes', { count: poll.votesCount })}
      {poll.expiresAt === null ? (
        ended && ` · ${t('poll.ended')}`
      ) : (
        <>
          {' · '}
          {drawText(t, `poll.${ended ? 'ended' : 'ends'}.${isDated ? 'on' : 'at'}`, {
            time: <LiveTime at={poll.expiresAt} isToCome={!ended} />,
          })}
        </>
      )}
    </p>
  )
}
