import { postKey } from '#data/actions/sendDraft.ts'
import { useRunning } from '#data/actions/useRunning.ts'
import { isUploading } from '#data/composer/composerReducer.ts'
import { statusIdIn, type DraftKey } from '#data/composer/DraftKey.ts'
import { postsOf } from '#data/composer/threadPosts.ts'
import { useCharactersLeft } from '#data/composer/useCharactersLeft.ts'
import { useComposerPart } from '#data/composer/useComposer.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'
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
