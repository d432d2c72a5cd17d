import * as registration from '@rookery/api/calls/registration'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** A picture is thrown away this much before the server forgets it, so that nobody answers one that counts no more. */
const margin = 0.9

/** A picture of signs that a newcomer types off. It is good for one attempt and for some minutes; a new one is asked for by `refetch`. */
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
