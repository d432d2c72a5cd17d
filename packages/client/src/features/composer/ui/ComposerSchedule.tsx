import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { href } from '#features/addresses/model/href.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useT } from '#i18n/useT.ts'
import { ScheduleField } from '#features/scheduled/ui/ScheduleField.tsx'
import css from './ComposerOptions.module.css'

/** The time of a scheduled post, and a link to those already scheduled. */
export function ComposerSchedule({ draft, composers }: { draft: DraftKey; composers: Composers }) {
  const t = useT()
  const time = useComposerPart(draft, ({ data }) => data.scheduledAt)
  return (
    <div className={css.schedule}>
      <ScheduleField time={time} onChange={(scheduledAt) => composers.dispatch(draft, { kind: 'scheduleChanged', scheduledAt })} />
      <a href={href.scheduled()}>{t('composer.schedule.list')}</a>
    </div>
  )
}
