import type { StatusId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import type { Answer, Question } from './Question.ts'

/** Asks when it comes on screen, unless `wanted` is false, and draws what is known until the answer is there. */
export function useAnswer<Value>(question: Question<Value>, id: StatusId, wanted = true): Answer<Value> {
  const session = useSession()
  useEffect(() => {
    if (wanted) void question.ask(session, id)
  }, [question, session, id, wanted])
  return useCell(question.at(session, id))
}
