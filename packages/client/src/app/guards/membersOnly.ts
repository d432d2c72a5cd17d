import { redirect } from '@tanstack/react-router'

import type { RouteContext } from '#app/routes/RouteContext.ts'

import { landingPath } from './landingPath.ts'

interface Passing {
  readonly context: RouteContext
}

/** Sends a visitor to the signed-out landing path (spec 1, section 2). A route's `beforeLoad`. */
export function membersOnly({ context }: Passing): void {
  if (context.session.me === null) leadOn(context)
}

/** Sends somebody who is signed in already, and whom the server knows, to their landing path. A route's `beforeLoad`. */
export function visitorsOnly({ context }: Passing): void {
  const { me, refused } = context.session
  if (me !== null && !refused.get()) leadOn(context)
}

/** Sends anybody to where they land. Throws the redirect. */
export function leadOn({ session }: RouteContext): void {
  redirect({ href: landingPath({ server: session.server, signedIn: session.me !== null }), replace: true, throw: true })
}
