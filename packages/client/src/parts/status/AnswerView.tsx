import type { ReactNode } from 'react'
import { messageText } from '#data/notices/Message.ts'
import type { Answer } from '#data/questions/Question.ts'
import { useT } from '#i18n/useT.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Spinner } from '#ui/Spinner.tsx'

export interface AnswerViewProps<Value> {
  answer: Answer<Value>
  /** The text that says what could not be had, with a place for the reason. */
  failed: 'post.history.error' | 'post.people.error'
  onRetry: () => void
  children: (value: Value) => ReactNode
}

/** What came of a question about a post: that it is being asked, the answer as far as it is known, or why there is none. */
export function AnswerView<Value>({ answer: { value, loading, error }, failed, onRetry, children }: AnswerViewProps<Value>) {
  const t = useT()
  return (
    <>
      {value !== null && children(value)}
      {value === null && error === null && <Spinner label={t('general.loading')} />}
      {error !== null && (
        <ErrorState retry={{ label: t('general.retry'), onRetry, busy: loading }}>
          {t(failed, { error: messageText(t, error.message) })}
        </ErrorState>
      )}
    </>
  )
}
