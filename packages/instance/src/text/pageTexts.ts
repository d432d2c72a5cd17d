import type { Translation } from './Translation.ts'

/** The sentences of the instance's own pages. */
export const pageTexts = {
  '{app} asks for access to your account': {
    de: '{app} bittet um Zugriff auf dein Konto',
    ar: 'يطلب {app} الوصول إلى حسابك',
    ja: '{app}があなたのアカウントへのアクセスを求めています',
  },
  'It will be allowed to': { de: 'Das wird erlaubt', ar: 'سيُسمح له بما يلي', ja: '許可する内容' },
  'Name or e-mail address': { de: 'Name oder E-Mail-Adresse', ar: 'الاسم أو عنوان البريد الإلكتروني', ja: 'ユーザー名またはメールアドレス' },
  Password: { de: 'Passwort', ar: 'كلمة المرور', ja: 'パスワード' },
  'Sign in and allow': { de: 'Anmelden und erlauben', ar: 'تسجيل الدخول والسماح', ja: 'ログインして許可' },
  'Second factor': { de: 'Zweiter Faktor', ar: 'العامل الثاني', ja: '二段階認証' },
  'Code of your app, or a recovery code': {
    de: 'Code deiner App oder ein Wiederherstellungscode',
    ar: 'رمز من تطبيقك، أو رمز استرداد',
    ja: 'アプリのコードまたはリカバリーコード',
  },
  'Go on': { de: 'Weiter', ar: 'متابعة', ja: '次へ' },
  'You are signed in': { de: 'Du bist angemeldet', ar: 'تم تسجيل دخولك', ja: 'ログインしました' },
  'Copy this code into your application:': {
    de: 'Kopiere diesen Code in deine Anwendung:',
    ar: 'انسخ هذا الرمز إلى تطبيقك:',
    ja: 'このコードをアプリに貼り付けてください：',
  },
  'Back to {instance}': { de: 'Zurück zu {instance}', ar: 'العودة إلى {instance}', ja: '{instance}に戻る' },
  'Invalid Username/Password': {
    de: 'Name oder Passwort ist falsch',
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة',
    ja: 'ユーザー名またはパスワードが違います',
  },
  'This action is outside the authorized scopes': {
    de: 'Diese Aktion ist nicht erlaubt worden',
    ar: 'هذا الإجراء خارج الصلاحيات الممنوحة',
    ja: '許可された範囲を超える操作です',
  },
  'Two-factor authentication failed.': {
    de: 'Die Anmeldung mit dem zweiten Faktor ist fehlgeschlagen.',
    ar: 'فشلت المصادقة الثنائية.',
    ja: '二段階認証に失敗しました。',
  },
  'This application is not known here.': {
    de: 'Diese Anwendung ist hier nicht bekannt.',
    ar: 'هذا التطبيق غير معروف هنا.',
    ja: 'このアプリは登録されていません。',
  },
  'Interact with a post': { de: 'Auf einen Beitrag reagieren', ar: 'التفاعل مع منشور', ja: '投稿に反応する' },
  'Follow {name}': { de: '{name} folgen', ar: 'متابعة {name}', ja: '{name}さんをフォロー' },
  'You need an account to go on. Where is yours?': {
    de: 'Dafür brauchst du ein Konto. Wo ist deins?',
    ar: 'تحتاج إلى حساب للمتابعة. أين حسابك؟',
    ja: '続けるにはアカウントが必要です。あなたのアカウントはどこにありますか？',
  },
  'Your account': { de: 'Dein Konto', ar: 'حسابك', ja: 'あなたのアカウント' },
  'Not found': { de: 'Nicht gefunden', ar: 'غير موجود', ja: '見つかりません' },
  'Password reset for {name}': {
    de: 'Neues Passwort für {name}',
    ar: 'إعادة تعيين كلمة المرور للحساب {name}',
    ja: '{name}さんのパスワードの再設定',
  },
  'New password': { de: 'Neues Passwort', ar: 'كلمة المرور الجديدة', ja: '新しいパスワード' },
  Confirmation: { de: 'Bestätigung', ar: 'التأكيد', ja: '確認' },
  Reset: { de: 'Ändern', ar: 'إعادة التعيين', ja: '再設定' },
  'Invalid Token': { de: 'Dieser Link gilt nicht', ar: 'رمز غير صالح', ja: 'このリンクは無効です' },
  'Password changed!': { de: 'Das Passwort ist geändert', ar: 'تم تغيير كلمة المرور', ja: 'パスワードを変更しました' },
  'The password cannot be blank.': {
    de: 'Das Passwort darf nicht leer sein.',
    ar: 'لا يمكن أن تكون كلمة المرور فارغة.',
    ja: 'パスワードを入力してください。',
  },
  'The password is too long.': { de: 'Das Passwort ist zu lang.', ar: 'كلمة المرور طويلة جدًا.', ja: 'パスワードが長すぎます。' },
  'The passwords are not the same.': {
    de: 'Die Passwörter stimmen nicht überein.',
    ar: 'كلمتا المرور غير متطابقتين.',
    ja: 'パスワードが一致しません。',
  },
  "Couldn't verify email": {
    de: 'Die Adresse konnte nicht bestätigt werden',
    ar: 'تعذر التحقق من البريد الإلكتروني',
    ja: 'メールアドレスを確認できませんでした',
  },
} satisfies Record<string, Translation>
