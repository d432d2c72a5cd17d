import { parseContent, textOf } from '@rookery/content'
import type { ReactNode } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { answerNotificationRequest, notificationRequestKey } from '#features/notificationRequests/model/answerNotificationRequest.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { notificationRequestsQuery, type RequestRow } from '#features/notificationRequests/model/notificationRequestQueries.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { BasicAccountCard } from '#features/relationships/ui/BasicAccountCard.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { checkIcon } from '#ui/icons/check.ts'
import { closeIcon } from '#ui/icons/close.ts'
import { ListFooter } from '#ui/lists/ListFooter.tsx'
import css from './NotificationRequests.module.css'

/**
 * Accounts with notifications that the server filtered, with buttons to accept or dismiss them; `whenNone` if there are none, or if the
 * server lacks the feature.
 */
export function NotificationRequests({ whenNone }: { whenNone: ReactNode }) {
  const t = useT()
  const pages = useSessionPages(notificationRequestsQuery(useSession()))
  const { hasNextPage, fetchNextPage, isFetching } = pages
  return (
    <>
      <QueryView query={pages} failed="notificationRequest.error">
        {(rows) =>
          rows.length === 0 ? (
            whenNone
          ) : (
            <section aria-label={t('notificationRequest.list')}>
              <p className={css.hint}>{t('notificationRequest.hint')}</p>
              <ul className={css.list}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <Request row={row} />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </QueryView>
      {hasNextPage && (
        <ListFooter>
          <Button tone="quiet" busy={isFetching} onClick={fetchNextPage}>
            {t('notificationRequest.more')}
          </Button>
        </ListFooter>
      )}
    </>
  )
}

function Request({ row }: { row: RequestRow }) {
  const t = useT()
  const session = useSession()
  const busy = useRunning(notificationRequestKey(row.id))
  const account = useAccount(row.accountId)
  const status = useStatus(row.statusId)
  const name = account ? nameAndHandleText(account) : ''
  const words = status && (status.spoilerText || textOf(parseContent(status.content)).trim())
  return (
    <>
      <BasicAccountCard id={row.accountId}>
        <div className={css.buttons} role="group" aria-label={name}>
          <Button tone="primary" icon={checkIcon} busy={busy} onClick={() => void answerNotificationRequest(session, row, 'accept')}>
            {t('notificationRequest.accept')}
          </Button>
          <Button icon={closeIcon} disabled={busy} onClick={() => void answerNotificationRequest(session, row, 'dismiss')}>
            {t('notificationRequest.dismiss')}
          </Button>
        </div>
      </BasicAccountCard>
      <p className={css.about}>
        <span>{t('notificationRequest.count', { count: row.count })}</span>
        {status && words && (
          <a href={href.status(status.id)} dir="auto" className={css.words}>
            {words}
          </a>
        )}
      </p>
    </>
  )
}
