import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import type { About, Answer, Question } from './Question.ts'

interface AnswerOptions {
  /** False asks for nothing; what is known is drawn all the same. */
  readonly wanted?: boolean
  /** Asks again after so many ms, as long as the page is looked at. */
  readonly every?: number
  /** What the answer is about: when that changes it is asked for again. */
  readonly of?: About
}

/** Asks when it comes on screen, and draws what is known until the answer is there. */
export function useAnswer<Key extends string, Value>(
  question: Question<Key, Value>,
  key: Key,
  { wanted = true, every, of }: AnswerOptions = {},
): Answer<Value> {
  const session = useSession()
  useEffect(() => {
    if (!wanted) return undefined
    if (every === undefined) return void question.ask(session, key, of)
    const { look, stop } = question.follow(session, key, every, () => !document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [question, session, key, wanted, every, of])
  return useCell(question.at(session, key))
}
