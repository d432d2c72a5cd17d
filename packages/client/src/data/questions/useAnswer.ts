import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import type { Answer, Question } from './Question.ts'

interface AnswerOptions {
  /** False asks for nothing; what is known is drawn all the same. */
  readonly wanted?: boolean
  /** Asks again after so many ms, as long as the page is looked at. */
  readonly every?: number
}

/** Asks when it comes on screen, and draws what is known until the answer is there. */
export function useAnswer<Key extends string, Value>(
  question: Question<Key, Value>,
  key: Key,
  { wanted = true, every }: AnswerOptions = {},
): Answer<Value> {
  const session = useSession()
  useEffect(() => {
    if (!wanted) return undefined
    if (every === undefined) return void question.ask(session, key)
    const { look, stop } = question.follow(session, key, every, () => !document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [question, session, key, wanted, every])
  return useCell(question.at(session, key))
}
