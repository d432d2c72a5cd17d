import * as statuses from '@rookery/api/calls/statuses'
import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import { showFailure } from '#data/notices/showFailure.ts'
import type { Session } from '#data/session/Session.ts'
import { pickTarget } from '#data/translations/pickTarget.ts'
import { translateKey } from '#data/translations/Translations.ts'
import { translationLanguages } from '#data/translations/translationLanguages.ts'

export interface TranslateOptions {
  /** The language on screen, for readers who chose none to translate into. */
  readonly interfaceLanguage: string
  /** The reader knows better than the service what the post is written in. */
  readonly from?: string
}

/** Shows a post in the reader's language. Without one there is a notice; a failure is shown on the post. */
export async function translate(session: Session, id: StatusId, options: TranslateOptions): Promise<void> {
  await session.underway.once(translateKey(id), () => ask(session, id, options))
}

async function ask(session: Session, id: StatusId, options: TranslateOptions): Promise<void> {
  const { client, entities, folds, notices, server, settings, spoken, statusErrors, translations } = session
  const via = server.capabilities.translation
  const content = entities.statuses.get(id)?.content
  if (via === null || content === undefined) return
  const { target } = await translationLanguages(session)
  const codes = target.map(({ code }) => code)
  const language = pickTarget(settings.get('translationLanguage'), options.interfaceLanguage, codes)
  if (language === null) {
    notices.show({ level: 'info', messageKey: 'post.no_translation_target_set', timeout: 5000 })
    return
  }
  // What stands behind a closed subject would not be seen.
  folds.set(id, 'body', true)
  try {
    const { text, detectedLanguage } = await statuses.translate(client, id, { via, language, ...(options.from && { from: options.from }) })
    translations.show(id, { text, from: options.from ?? detectedLanguage, to: language, of: content })
    statusErrors.clear(id)
    spoken.set({ key: 'spoken.translated' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showFailure(session, id, error, 'translate', () => void translate(session, id, options))
  }
}
