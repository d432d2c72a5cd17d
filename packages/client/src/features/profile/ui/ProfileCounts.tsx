import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { isKnownTime } from '#lib/isKnownTime.ts'
import { useAccountCounts } from '#features/accounts/model/useAccountCounts.ts'
import { dailyPosts } from '#features/profile/model/dailyPosts.ts'
import css from './ProfileCounts.module.css'
import { joinedDateOptions } from '#features/profile/model/joinedDateOptions.ts'
import { shownBirthday } from '#features/profile/model/shownBirthday.ts'
import { useProfileTab } from '#features/profile/model/useProfileTab.ts'

const tabOf = { posts: 'statuses', followees: 'followees', followers: 'followers' } as const

/** Counts of posts, follows and followers, each linked to its tab, with the date of registration and the birthday. */
export function ProfileCounts({ id }: { id: AccountId }) {
  const t = useT()
  const formats = useFormats()
  const { clock } = useSession()
  const account = useAccount(id)
  const counts = useAccountCounts(id)
  const { tabs, choose } = useProfileTab(id)
  if (account === undefined) return null
  const { createdAt, statusesCount } = account
  const birthday = shownBirthday(account)
  const daily = counts.length === 0 ? null : dailyPosts(statusesCount, createdAt, clock.now())
  return (
    <ul className={css.counts}>
      {counts.map(({ of, count, number }) => {
        const words = drawText(t, `profile.${of}`, { count, number: <strong data-count>{number}</strong> })
        return (
          <li key={of}>
            {tabs.includes(tabOf[of]) ? (
              <a
                className={css.way}
                href={`#${tabOf[of]}`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                  // As the tab itself: no extra step to go back over.
                  event.preventDefault()
                  choose(tabOf[of])
                }}
              >
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        )
      })}
      {daily !== null && <li>{t('profile.perDay', { count: daily })}</li>}
      {createdAt !== null && isKnownTime(createdAt) && (
        <li>
          <time dateTime={createdAt}>
            {t('profile.joined', { date: formats.date(Date.parse(createdAt), joinedDateOptions(createdAt)) })}
          </time>
        </li>
      )}
      {birthday !== null && (
        <li>
          {/* A day of the calendar, which begins nowhere else a day earlier. */}
          <time dateTime={birthday}>
            {t('profile.birthday', { date: formats.date(Date.parse(birthday), { dateStyle: 'long', timeZone: 'UTC' }) })}
          </time>
        </li>
      )}
    </ul>
  )
}
