import { useSession } from '#features/session/model/useSession.ts'
import { useStaffRight } from '#features/staff/model/useStaff.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { speakerphoneIcon } from '#ui/icons/speakerphone.ts'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'

import { AnnouncementEditor } from '#features/announcements/ui/AnnouncementEditor.tsx'
import { AnnouncementView } from '#features/announcements/ui/AnnouncementView.tsx'
import css from '#features/announcements/ui/announcements.module.css'
import { useAnnouncements } from '#features/announcements/model/useAnnouncements.ts'

/** `/announcements`: announcements of the server's staff, and their editor. */
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
  const mayChange = useStaffRight('announcements')
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
