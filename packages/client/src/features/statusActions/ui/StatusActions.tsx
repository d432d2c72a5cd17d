import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { startAction } from '#features/actions/ui/startAction.ts'
import { useActionContext } from '#features/actions/ui/useActionContext.ts'
import { useWrittenUnder } from '#features/actions/model/ReplyContext.ts'
import { RowButton } from './RowButton.tsx'
import { rowActions } from './rowActions.ts'
import css from './StatusActions.module.css'
import { visitorPath } from '#features/statusActions/model/visitorPath.ts'

/** The row of actions with their counts. A visitor's lead to where they have an account. */
export function StatusActions({ id }: { id: StatusId }) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const answering = useWrittenUnder(id)
  const context = useActionContext()
  const capabilities = useServer((server) => server.capabilities)
  if (status === undefined) return null
  const scope = { session, answering }
  const href = session.me === null ? visitorPath(status, capabilities) : undefined
  return (
    <div className={css.actions} role="group" aria-label={t('status.actions')}>
      {rowActions.map((action) => {
        const allowed = action.may?.(status, scope) ?? true
        const isOn = action.isOn?.(status, scope)
        const canStart = allowed && session.me !== null
        if (!action.count && !canStart) return null
        return (
          <RowButton
            key={action.id}
            action={action}
            count={action.count?.(status) ?? 0}
            isOn={isOn}
            onActivate={canStart ? () => startAction(action, status, context) : undefined}
            href={allowed ? href : undefined}
          />
        )
      })}
    </div>
  )
}
