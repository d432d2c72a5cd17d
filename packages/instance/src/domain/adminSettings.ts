import { saveSetting, type Config } from './Config.ts'
import type { Context } from './Context.ts'
import {
  captchaMode,
  registrationConfig,
  registrationMode,
  type CaptchaMode,
  type RegistrationMode,
} from './registration/registrationConfig.ts'

/** Switches on the server's own admin page. */
export interface AdminSettings {
  registration: Exclude<RegistrationMode, 'closed'>
  captcha: CaptchaMode
  mails: boolean
  private: boolean
  signInPage: boolean
  panel: boolean
  suggestions: boolean
  policies: boolean
}

/** Rules of each kind, so that all of them can be looked at. */
const examplePolicies: Config['federationPolicies'] = {
  mrf_policies: ['SimplePolicy', 'KeywordPolicy', 'ObjectAgePolicy'],
  mrf_simple: {
    accept: [],
    reject: ['spam.example', 'rude.example'],
    federated_timeline_removal: ['loud.example'],
    media_removal: ['pirates.example'],
    media_nsfw: ['studio.example'],
  },
  mrf_simple_info: { reject: { 'spam.example': { reason: 'Advertisements' }, 'rude.example': { reason: 'No moderation' } } },
  quarantined_instances: ['leaky.example'],
  quarantined_instances_info: { quarantined_instances: { 'leaky.example': { reason: 'Shows posts to followers to everybody' } } },
  mrf_keyword: { reject: ['/casino/i'], federated_timeline_removal: ['giveaway'], replace: [{ pattern: 'cloud', replacement: 'mist' }] },
}

export function readAdminSettings({ config }: Context): AdminSettings {
  return {
    registration: registrationMode(config),
    captcha: captchaMode(config),
    mails: config.mailerEnabled,
    private: !config.isPublic,
    signInPage: config.loginMethod === 'token',
    panel: config.showInstancePanel,
    suggestions: config.suggestionsEnabled,
    policies: Object.keys(config.federationPolicies).length > 0,
  }
}

/** Applies differences only, so that rules of other kinds stay until they are switched off. */
export async function changeAdminSettings(context: Context, desired: AdminSettings): Promise<void> {
  const before = readAdminSettings(context)
  const change: Partial<Config> = {
    ...registrationConfig(
      desired.registration === before.registration ? null : desired.registration,
      desired.captcha === before.captcha ? null : desired.captcha,
    ),
    mailerEnabled: desired.mails,
    isPublic: !desired.private,
    loginMethod: desired.signInPage ? 'token' : 'password',
    showInstancePanel: desired.panel,
    suggestionsEnabled: desired.suggestions,
    ...(desired.policies !== before.policies && { federationPolicies: desired.policies ? examplePolicies : {} }),
  }
  const { db, config } = context
  for (const [name, value] of Object.entries(change)) await saveSetting(db, config, name as keyof Config, value)
}
