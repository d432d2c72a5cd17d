import { policyRuleNames, type PolicyChoice } from '@rookery/api/wire/notificationPolicy'
import { changeNotificationPolicy } from '#features/notificationRequests/model/answerNotificationRequest.ts'
import { notificationPolicyQuery } from '#features/notificationRequests/model/notificationRequestQueries.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Select } from '#ui/Select.tsx'
import css from '#features/notifications/ui/NotificationChoices.module.css'

const choices: readonly PolicyChoice[] = ['accept', 'filter', 'drop']

/** The server's rules on notifications from certain accounts, which apply to all clients. */
export function NotificationPolicyRules() {
  const t = useT()
  const session = useSession()
  const query = useSessionQuery(notificationPolicyQuery(session))
  if (query.data === null) return null
  return (
    <Disclosure summary={t('notificationPolicy.title')}>
      <div className={css.choices}>
        <QueryView query={query} failed="notificationPolicy.error">
          {(policy) =>
            policy &&
            policyRuleNames.map((rule) => (
              <Select
                key={rule}
                label={t(`notificationPolicy.${rule}`)}
                value={policy.rules[rule]}
                options={choices.map((choice) => ({ value: choice, label: t(`notificationPolicy.choice.${choice}`) }))}
                onSelect={(choice) => void changeNotificationPolicy(session, rule, choice)}
              />
            ))
          }
        </QueryView>
      </div>
    </Disclosure>
  )
}
