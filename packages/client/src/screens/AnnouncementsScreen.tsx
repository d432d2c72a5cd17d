import { useSession } from '#data/session/useSession.ts'
import { hasStaffRight } from '#data/moderation/staffRights.ts'
import { useStaffRole } from '#data/moderation/useStaffRole.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#parts/query/QueryFailure.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { SignInPrompt } from '#parts/screen/SignInPrompt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { speakerphoneIcon } from '#ui/icons/speakerphone.ts'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'

import { AnnouncementEditor } from './AnnouncementEditor.tsx'
import { AnnouncementView } from './AnnouncementView.tsx'
import css from './announcements.module.css'
import { useAnnouncements } from './useAnnouncements.ts'

/** `/announcements`: what the server's staff tells everybody, and writes here. */
export function AnnouncementsScreen() {
  const t = useT()
  const { me } = useSession()
  if (me === null) {
    return (
      <Screen title={t('announcements.title')}>
        <SignInPrompt>{t('announcements.membersOnly')}</SignInPrompt>
      </Screen>
    )
  }
  return <MembersAnnouncements />
}

function MembersAnnouncements() {
  const t = useT()
  const session = useSession()
  const mayChange = useStaffRole() !== null && hasStaffRight(session, 'announcements')
  const { shown, error, isFetching, load } = useAnnouncements(mayChange)
  return (
    <>
      {mayChange && (
        <Panel title={t('announcements.post')}>
          <AnnouncementEditor announcement={null} />
        </Panel>
      )}
      <Screen title={t('announcements.title')} flush>
        {error && <QueryFailure error={error} busy={isFetching} failed="announcements.error" onRetry={load} />}
        {shown === null && !error && <Spinner label={t('general.loading')} />}
        {shown?.length === 0 && <EmptyState icon={speakerphoneIcon}>{t('announcements.none')}</EmptyState>}
        {shown !== null && shown.length > 0 && (
          <ul className={css.list}>
            {shown.map(({ announcement, isActive }) => (
              <li key={announcement.id}>
                <AnnouncementView announcement={announcement} isActive={isActive} mayChange={mayChange} />
              </li>
            ))}
          </ul>
        )}
      </Screen>
    </>
  )
}
