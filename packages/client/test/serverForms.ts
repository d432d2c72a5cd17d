/** Requests that the settings send, by the functions of `data` that their components call. */
export const serverForms = [
  'changeAlias',
  'changeEmail',
  'changePassword',
  'confirmTotp',
  'createBackup',
  'deleteOwnAccount',
  'disableTotp',
  'endSignIn',
  'importByServer',
  'importsOf',
  'moveOwnAccount',
  'newRecoveryCodes',
  'removeMuteRules',
  'restoreMuteRules',
  'restrictPeople',
  'restrictServers',
  'saveMascot',
  'saveMuteRule',
  'saveProfile',
  'saveProfileImage',
  'setServerSetting',
  'settingsProfilesOf',
] as const

export type ServerForm = (typeof serverForms)[number]
