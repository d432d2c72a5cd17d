import { pollOnEdit } from './pollOnEdit.ts'
import type { Session } from '#features/session/model/Session.ts'
import { lacksRepliedTo } from './repliedToPost.ts'
import { hasLostUpload, type ComposerState } from './composerReducer.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { undescribedFiles } from './fileRules.ts'
import { isEmptyPoll } from '#features/drafts/model/pollRules.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Names of the questions that precede the sending of a draft. */
export type SendQuestion = 'undescribed' | 'emptyPoll' | 'pollRestarts' | 'answeredGone'

type SentState = Pick<ComposerState, 'data' | 'uploads'>

const isAsked: { readonly [Question in SendQuestion]: (session: Session, key: DraftKey, state: SentState) => boolean } = {
  undescribed: (session, _key, state) =>
    settingsOf(session).get('modalOnMissingDescription') && !hasLostUpload(state) && undescribedFiles(state.data).length > 0,
  emptyPoll: (_session, key, { data }) => statusIdIn(key, 'edit') === null && data.poll !== null && isEmptyPoll(data.poll),
  pollRestarts(session, key) {
    const edited = statusIdIn(key, 'edit')
    return edited !== null && pollOnEdit(session, edited).restartsFor !== null
  },
  answeredGone: (session, key, { data }) => lacksRepliedTo(session, key, data),
}

/** The first open question; null if a draft can be sent. */
export function nextQuestion(session: Session, key: DraftKey, state: SentState, responded: readonly SendQuestion[]): SendQuestion | null {
  const questions = Object.keys(isAsked) as SendQuestion[] // the keys of its own table
  return questions.find((question) => !responded.includes(question) && isAsked[question](session, key, state)) ?? null
}
