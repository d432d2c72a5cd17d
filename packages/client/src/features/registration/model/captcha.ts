import * as registration from '@rookery/api/calls/registration'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** A captcha is discarded at this fraction of its lifetime, so that no expired one is answered. */
const margin = 0.9

/** An image captcha. It is valid for one attempt and some minutes; `refetch` requests a new one. */
export function captchaQuery({ client }: Session) {
  return queryOptions({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => registration.captcha(client, { signal }),
    // Left and come back to, the form shows a new one.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && data.kind !== 'none' && data.secondsValid ? data.secondsValid * 1000 * margin : false,
  })
}
