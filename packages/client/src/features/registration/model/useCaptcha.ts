import type { Registration } from '@rookery/api/calls/registration'
import { useState } from 'react'

import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { asciiDigits } from '#lib/asciiDigits.ts'
import * as registration from '@rookery/api/calls/registration'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** A captcha is discarded at this fraction of its lifetime, so that no expired one is answered. */
const margin = 0.9

/** An image captcha. It is valid for one attempt and some minutes; `refetch` requests a new one. */
function captchaQuery({ client }: Session) {
  return queryOptions({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => registration.captcha(client, { signal }),
    // After leaving and returning, the form shows a new one.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && data.kind !== 'none' && data.secondsValid ? data.secondsValid * 1000 * margin : false,
  })
}

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
