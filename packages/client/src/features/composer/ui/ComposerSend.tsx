import { postKey } from '#features/posting/model/sendDraft.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { isUploading } from '#features/posting/model/composerReducer.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { postsOf } from '#features/posting/model/draftThread.ts'
import { useCharactersLeft } from '#features/posting/model/useCharactersLeft.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { CharacterCounter } from '#features/posting/ui/CharacterCounter.tsx'
import css from './Composer.module.css'

/** How much may still be written, and the button that posts. */
export function ComposerSend({ draft, counterId }: { draft: DraftKey; counterId: string }) {
  const t = useT()
  const isPosting = useRunning(postKey(draft))
  const isSending = useComposerPart(draft, ({ sending }) => sending.length > 0)
  const waits = useComposerPart(draft, isUploading)
  const isThread = useComposerPart(draft, (state) => postsOf(state.data).length > 1)
  const left = useCharactersLeft(draft)
  const isScheduled = useComposerPart(draft, (state) => state.data.scheduledAt !== null)
  const isOver = left !== null && left < 0
  return (
    <>
      {isSending && <span className={css.sending}>{t('composer.sending')}</span>}
      <CharacterCounter id={counterId} left={left} />
      <Button
        type="submit"
        tone="primary"
        busy={isPosting}
        disabled={!isPosting && (waits || isOver)}
        title={isOver ? t('composer.tooLong') : undefined}
      >
        {t(
          statusIdIn(draft, 'edit') !== null
            ? 'composer.save'
            : isThread
              ? 'composer.thread.post'
              : isScheduled
                ? 'composer.schedule.send'
                : 'composer.post',
        )}
      </Button>
    </>
  )
}
