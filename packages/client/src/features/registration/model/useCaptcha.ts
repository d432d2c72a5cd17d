import type { Registration } from '@rookery/api/calls/registration'
import { useState } from 'react'

import { captchaQuery } from './captcha.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { asciiDigits } from '#lib/asciiDigits.ts'

/** The current captcha and the user's answer. */
export function useCaptcha() {
  const query = useSessionQuery(captchaQuery(useSession()))
  const [response, setResponse] = useState({ token: '', text: '' })
  const [tried, setTried] = useState(false)
  const shown = query.data && query.data.kind !== 'none' ? query.data : null
  // An answer to an older captcha is invalid.
  const text = response.token === shown?.token ? response.text : ''
  return {
    query,
    shown,
    text,
    isMissing: tried && shown !== null && text.trim() === '',
    setText: (typed: string) => setResponse({ token: shown?.token ?? '', text: typed }),
    /** Whether the captcha permits sending the form. */
    check(): boolean {
      setTried(true)
      return shown === null ? query.data !== undefined : text.trim() !== ''
    },
    solved(): Registration['captcha'] {
      return shown === null ? undefined : { solution: asciiDigits(text.trim()), token: shown.token, answerData: shown.answerData }
    },
    renew(): void {
      setTried(false)
      setResponse({ token: '', text: '' })
      query.refetch()
    },
  }
}

export type CaptchaState = ReturnType<typeof useCaptcha>
