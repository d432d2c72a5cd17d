import type { Config } from '../Config.ts'

/** Registration policy, and its requirements. */
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

/** The mode of the settings. Without registration an invitation still works, so `closed` includes it. */
export function registrationMode(config: Config): Exclude<RegistrationMode, 'closed'> {
  if (!config.registrationsOpen) return 'invitation'
  if (config.accountApprovalRequired) return 'approval'
  return config.accountActivationRequired ? 'confirmation' : 'open'
}

export function captchaMode({ captchaEnabled, captchaKind }: Config): CaptchaMode {
  return captchaEnabled ? captchaKind : 'none'
}
