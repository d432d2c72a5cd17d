import * as statusDetails from '@rookery/api/calls/statusDetails'
import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import { showFailure } from '#features/failures/model/showFailure.ts'
import type { Session } from '#features/session/model/Session.ts'
import { pickTarget } from './pickTarget.ts'
import { translationsOf, translateKey } from './Translations.ts'
import { announcedOf } from '#features/failures/model/announced.ts'
import { foldsOf } from '#features/statuses/model/Folds.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

export interface TranslateOptions {
  /** The language on screen, for readers who chose none to translate into. */
  readonly interfaceLanguage: string
  /** The source language that the reader chose instead of the detected one. */
  readonly from?: string
}

/** Translates a post. Without a service there is a notice; a failure is shown on the post. */
export async function translate(session: Session, id: StatusId, options: TranslateOptions): Promise<void> {
  await executorOf(session).once(translateKey(id), () => translationsOf(session).waitFor(id, ask(session, id, options)))
}

async function ask(session: Session, id: StatusId, options: TranslateOptions): Promise<void> {
  const { client, entities, notices, server } = session
  const settings = settingsOf(session)
  const folds = foldsOf(session)
  const announcements = announcedOf(session)
  const statusErrors = statusErrorsOf(session)
  const translations = translationsOf(session)
  const via = server.get().capabilities.translation
  const content = entities.statuses.get(id)?.content
  if (via === null || content === undefined) return
  const codes = await targetCodes(session)
  const language = pickTarget(settings.get('translationLanguage'), options.interfaceLanguage, codes)
  if (language === null) {
    notices.show({ level: 'info', messageKey: 'post.no_translation_target_set', timeout: 5000 })
    return
  }
  // A translation behind a closed subject would not be seen.
  folds.set(id, 'body', true)
  try {
    const { text, detectedLanguage } = await statusDetails.translate(client, id, {
      via,
      language,
      ...(options.from && { from: options.from }),
    })
    translations.show(id, { text, from: options.from ?? detectedLanguage, to: language, of: content })
    statusErrors.clear(id)
    announcements.set({ key: 'announce.translated' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showFailure(session, id, error, 'translate', () => void translate(session, id, options))
  }
}

/** If the list fails to load, the server is assumed to have all languages, as if it had no list. */
async function targetCodes(session: Session): Promise<readonly string[]> {
  const part = await import('./translationLanguages.ts').catch(() => null)
  const languages = await part?.fetchTranslationLanguages(session)
  return languages?.target.map(({ code }) => code) ?? []
}
