import type { StatusId } from '@rookery/api/wire/model'
import { repeat } from '#data/actions/repeat.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { canRepeat } from './canRepeat.ts'
import { RepeatDialog } from './lazyDialogs.ts'
import { StatusAction } from './StatusAction.tsx'
import { useDialog } from './useDialog.ts'

/** Repeats a post, after a question where the reader wants one, and takes the repeat back. */
export function RepeatAction({ id, href }: { id: StatusId; href: string | undefined }) {
  const session = useSession()
  const status = useStatus(id)
  const asks = useSetting('modalOnRepeat')
  const question = useDialog(RepeatDialog)
  if (status === undefined) return null
  const { reblogged, reblogsCount } = status
  const allowed = canRepeat(status, session.me)
  return (
    <>
      <StatusAction
        icon={repeatIcon}
        tone="repeat"
        count={reblogsCount}
        label="status.repeat"
        pressed={reblogged}
        onActivate={
          session.me !== null && allowed ? () => (asks && !reblogged ? question.open() : void repeat(session, id, !reblogged)) : undefined
        }
        href={allowed ? href : undefined}
      />
      {question.isOpen && <RepeatDialog id={id} onClose={question.close} />}
    </>
  )
}
