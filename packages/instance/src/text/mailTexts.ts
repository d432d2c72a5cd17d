import type { Translation } from './Translation.ts'

/** The subjects and sentences of mails. */
export const mailTexts = {
  '{instance} account confirmation': {
    de: 'Bestätigung deines Kontos auf {instance}',
    ar: 'تأكيد حسابك على {instance}',
    ja: '{instance}のアカウントの確認',
  },
  'Thank you for registering. Confirm your address to log in.': {
    de: 'Danke für deine Registrierung. Bestätige deine Adresse, um dich anzumelden.',
    ar: 'شكرًا لتسجيلك. أكّد عنوانك لتتمكن من تسجيل الدخول.',
    ja: 'ご登録ありがとうございます。ログインするには、メールアドレスを確認してください。',
  },
  'Password reset': { de: 'Neues Passwort', ar: 'إعادة تعيين كلمة المرور', ja: 'パスワードの再設定' },
  'Somebody asked for a new password for your account. If that was not you, you need not do anything.': {
    de: 'Jemand hat ein neues Passwort für dein Konto angefordert. Wenn du das nicht warst, musst du nichts tun.',
    ar: 'طلب أحدهم كلمة مرور جديدة لحسابك. إن لم تكن أنت من طلبها، فلا يلزمك فعل أي شيء.',
    ja: 'あなたのアカウントのパスワードの再設定が要求されました。心当たりがない場合は、何もする必要はありません。',
  },
  'Your account is awaiting approval': {
    de: 'Dein Konto wartet auf Freigabe',
    ar: 'حسابك في انتظار الموافقة',
    ja: 'アカウントは承認待ちです',
  },
  'Your account is awaiting approval. You will be told when you can log in.': {
    de: 'Dein Konto wartet auf Freigabe. Du bekommst Bescheid, sobald du dich anmelden kannst.',
    ar: 'حسابك في انتظار الموافقة. سنُعلمك حين يمكنك تسجيل الدخول.',
    ja: 'アカウントは承認待ちです。ログインできるようになりましたらお知らせします。',
  },
  'New account up for review on {instance} (@{name})': {
    de: 'Neues Konto auf {instance} wartet auf Prüfung (@{name})',
    ar: 'حساب جديد ينتظر المراجعة على {instance} (@{name})',
    ja: '{instance}に確認待ちの新しいアカウントがあります（@{name}）',
  },
  '@{name} would like to join. Reason: {reason}': {
    de: '@{name} möchte beitreten. Begründung: {reason}',
    ar: 'يرغب @{name} في الانضمام. السبب: {reason}',
    ja: '@{name}さんが参加を希望しています。理由：{reason}',
  },
  '@{name} would like to join. No reason was given.': {
    de: '@{name} möchte beitreten. Es wurde keine Begründung angegeben.',
    ar: 'يرغب @{name} في الانضمام. لم يُذكر أي سبب.',
    ja: '@{name}さんが参加を希望しています。理由は書かれていません。',
  },
  'Your account has been approved': { de: 'Dein Konto ist freigegeben', ar: 'تمت الموافقة على حسابك', ja: 'アカウントが承認されました' },
  'Your account @{name} has been approved. You can log in now.': {
    de: 'Dein Konto @{name} ist freigegeben. Du kannst dich jetzt anmelden.',
    ar: 'تمت الموافقة على حسابك @{name}. يمكنك تسجيل الدخول الآن.',
    ja: 'アカウント @{name} が承認されました。ログインできます。',
  },
} satisfies Record<string, Translation>
