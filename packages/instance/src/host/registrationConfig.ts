import type { Config } from '../domain/Config.ts'
import type { Context } from '../domain/Context.ts'
import { makeInvite } from '../domain/registration/invites.ts'

/** Who may register, and what is asked of them. */
export type RegistrationMode = 'open' | 'approval' | 'confirmation' | 'invitation' | 'closed'

export type CaptchaMode = Config['captchaKind'] | 'none'

/** The settings behind a mode; none where nothing was chosen. */
export function registrationConfig(registration: RegistrationMode | null, captcha: CaptchaMode | null): Partial<Config> {
  return {
    ...(registration !== null && {
      registrationsOpen: registration !== 'invitation' && registration !== 'closed',
      accountApprovalRequired: registration === 'approval',
      accountActivationRequired: registration === 'confirmation',
    }),
    ...(captcha !== null && { captchaEnabled: captcha !== 'none' }),
    ...(captcha !== null && captcha !== 'none' && { captchaKind: captcha }),
  }
}

/** More people than anybody invites for a try. */
const PLACES = 1000

/** An invitation to show whoever started the instance: the one of an earlier start while it has places left. */
export async function standingInvite(context: Context): Promise<string> {
  const kept = await context.db
    .selectFrom('invites')
    .select('token')
    .where('max_use', '=', PLACES)
    .where('uses_left', '>', 0)
    .executeTakeFirst()
  return kept?.token ?? (await makeInvite(context, { maxUse: PLACES, expiresAt: null })).token
}
