import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'

import { captchaImage } from '#features/registration/model/captchaImage.ts'
import css from './registration.module.css'
import type { CaptchaState } from '#features/registration/model/useCaptcha.ts'

/** An image captcha with its field; a press on it loads another one. Renders nothing if the server has none. */
export function CaptchaField({ captcha, email }: { captcha: CaptchaState; email: string }) {
  const t = useT()
  const { query, shown, text, isMissing, setText, renew } = captcha
  if (query.data === undefined) {
    if (query.error) return <QueryFailure error={query.error} busy={query.isFetching} failed="captcha.error" onRetry={query.refetch} />
    return (
      <div aria-busy>
        <Skeleton shape="box" height="4.375rem" />
      </div>
    )
  }
  if (shown === null) return null
  return (
    <div className={css.captcha}>
      <button type="button" className={css.picture} onClick={renew} aria-busy={query.isFetching || undefined}>
        <img src={captchaImage(shown.url)} alt={t('registration.captchaPicture')} referrerPolicy="no-referrer" />
        <span className={css.hint}>{t('registration.captchaHint')}</span>
      </button>
      <TextField
        label={t('registration.captcha')}
        name="captcha"
        dir="ltr"
        value={text}
        error={isMissing && t('form.required')}
        hint={email !== '' && t('registration.captchaHelp', { email })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  )
}
