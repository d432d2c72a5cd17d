import type { Translation } from './Translation.ts'

/**
 * The errors that Akkoma translates (gettext domain `errors`). All others stay English there and here: faults of a form, words for
 * programs such as `file_too_large`, and requests that do not fit the schema.
 */
export const errorTexts = {
  'Access denied': { de: 'Zugriff verweigert', ar: 'الوصول مرفوض', ja: 'アクセスが拒否されました' },
  'Account not found': { de: 'Das Konto wurde nicht gefunden', ar: 'لم يُعثر على الحساب', ja: 'アカウントが見つかりません' },
  'Already voted': { de: 'Du hast schon abgestimmt', ar: 'سبق أن صوّتّ', ja: '投票済みです' },
  'Bad request': { de: 'Die Anfrage ist fehlerhaft', ar: 'الطلب غير سليم', ja: '不正なリクエストです' },
  'CAPTCHA already used': {
    de: 'Dieses Captcha wurde schon verwendet',
    ar: 'رمز التحقق هذا مستخدم من قبل',
    ja: 'このCAPTCHAは使用済みです',
  },
  'CAPTCHA expired': { de: 'Das Captcha ist abgelaufen', ar: 'انتهت صلاحية رمز التحقق', ja: 'CAPTCHAの有効期限が切れています' },
  "Can't find user": { de: 'Das Konto wurde nicht gefunden', ar: 'تعذر العثور على المستخدم', ja: 'ユーザーが見つかりません' },
  "Can't get favorites": {
    de: 'Die Favoriten können nicht abgerufen werden',
    ar: 'تعذر جلب المفضلة',
    ja: 'お気に入りを取得できません',
  },
  'Cannot post an empty status without attachments': {
    de: 'Ein Beitrag braucht einen Text oder einen Anhang',
    ar: 'لا يمكن نشر منشور فارغ دون مرفقات',
    ja: '添付ファイルのない空の投稿はできません',
  },
  'Comment must be up to {count} characters': {
    de: 'Der Kommentar darf höchstens {count} Zeichen lang sein',
    ar: 'يجب ألا يتجاوز طول التعليق {count} من الأحرف',
    ja: 'コメントは{count}文字以内で入力してください',
  },
  'Could not add reaction emoji': {
    de: 'Die Reaktion konnte nicht hinzugefügt werden',
    ar: 'تعذرت إضافة رد الفعل',
    ja: 'リアクションを追加できませんでした',
  },
  'Could not find user': { de: 'Das Konto wurde nicht gefunden', ar: 'تعذر العثور على المستخدم', ja: 'ユーザーが見つかりません' },
  'Could not remove reaction emoji': {
    de: 'Die Reaktion konnte nicht entfernt werden',
    ar: 'تعذرت إزالة رد الفعل',
    ja: 'リアクションを削除できませんでした',
  },
  'Could not unfavorite': {
    de: 'Der Favorit konnte nicht entfernt werden',
    ar: 'تعذرت الإزالة من المفضلة',
    ja: 'お気に入りを解除できませんでした',
  },
  'Could not unrepeat': {
    de: 'Das Teilen konnte nicht zurückgenommen werden',
    ar: 'تعذر سحب إعادة النشر',
    ja: 'リピートを解除できませんでした',
  },
  'Error.': { de: 'Fehler.', ar: 'خطأ.', ja: 'エラーが発生しました。' },
  'File is too large': { de: 'Die Datei ist zu groß', ar: 'الملف كبير جدًا', ja: 'ファイルが大きすぎます' },
  'Hashtag not found': { de: 'Der Hashtag wurde nicht gefunden', ar: 'لم يُعثر على الوسم', ja: 'ハッシュタグが見つかりません' },
  'Insufficient permissions: {permissions}.': {
    de: 'Unzureichende Berechtigungen: {permissions}.',
    ar: 'الصلاحيات غير كافية: {permissions}.',
    ja: '権限が不足しています：{permissions}。',
  },
  'Invalid CAPTCHA': { de: 'Das Captcha ist falsch', ar: 'رمز التحقق غير صحيح', ja: 'CAPTCHAが正しくありません' },
  'Invalid CAPTCHA (Missing parameter: {name})': {
    de: 'Das Captcha ist unvollständig (es fehlt: {name})',
    ar: 'رمز التحقق غير صحيح (المعلمة الناقصة: {name})',
    ja: 'CAPTCHAが正しくありません（{name}がありません）',
  },
  'Invalid answer data': { de: 'Die Angaben zum Captcha sind ungültig', ar: 'بيانات الإجابة غير صالحة', ja: '回答データが無効です' },
  'Invalid credentials': { de: 'Ungültige Zugangsdaten', ar: 'بيانات الدخول غير صحيحة', ja: '認証情報が正しくありません' },
  'Invalid credentials.': { de: 'Ungültige Zugangsdaten.', ar: 'بيانات الدخول غير صحيحة.', ja: '認証情報が正しくありません。' },
  'Invalid indices': { de: 'Diese Antworten gibt es nicht', ar: 'خيارات غير صالحة', ja: '選択肢が無効です' },
  'Invalid language': { de: 'Ungültige Sprache', ar: 'لغة غير صالحة', ja: '言語が無効です' },
  'Invalid password.': { de: 'Das Passwort ist falsch.', ar: 'كلمة المرور غير صحيحة.', ja: 'パスワードが違います。' },
  'Invalid request': { de: 'Ungültige Anfrage', ar: 'طلب غير صالح', ja: '無効なリクエストです' },
  'Last export was less than {days} days ago': {
    de: 'Die letzte Sicherung ist weniger als {days} Tage her',
    ar: 'لم يمضِ على آخر تصدير {days} من الأيام',
    ja: '前回のエクスポートから{days}日たっていません',
  },
  'List not found': { de: 'Die Liste wurde nicht gefunden', ar: 'لم يُعثر على القائمة', ja: 'リストが見つかりません' },
  'Missing parameter: {name}': { de: 'Es fehlt: {name}', ar: 'معلمة ناقصة: {name}', ja: 'パラメーターがありません：{name}' },
  'No such permission_group': {
    de: 'Diese Gruppe von Rechten gibt es nicht',
    ar: 'لا توجد مجموعة صلاحيات بهذا الاسم',
    ja: 'この権限グループはありません',
  },
  'Nodeinfo schema version not handled': {
    de: 'Diese Version des Nodeinfo-Schemas wird nicht unterstützt',
    ar: 'إصدار مخطط Nodeinfo هذا غير مدعوم',
    ja: 'このバージョンのNodeinfoスキーマには対応していません',
  },
  'Not found': { de: 'Nicht gefunden', ar: 'غير موجود', ja: '見つかりません' },
  'Password reset is required': {
    de: 'Du musst ein neues Passwort festlegen',
    ar: 'يجب إعادة تعيين كلمة المرور',
    ja: 'パスワードの再設定が必要です',
  },
  "Poll's author can't vote": {
    de: 'Bei der eigenen Umfrage kann man nicht abstimmen',
    ar: 'لا يمكن لصاحب الاستطلاع التصويت فيه',
    ja: '自分の投票には参加できません',
  },
  'Record not found': { de: 'Der Eintrag wurde nicht gefunden', ar: 'لم يُعثر على السجل', ja: 'データが見つかりません' },
  'Something went wrong': { de: 'Etwas ist schiefgegangen', ar: 'حدث خطأ ما', ja: '問題が発生しました' },
  'The message visibility must be direct': {
    de: 'Der Beitrag muss eine Direktnachricht sein',
    ar: 'يجب أن يكون المنشور رسالة مباشرة',
    ja: '公開範囲はダイレクトでなければなりません',
  },
  'The status is over the character limit': {
    de: 'Der Beitrag ist zu lang',
    ar: 'تجاوز المنشور الحد الأقصى لعدد الأحرف',
    ja: '投稿が文字数の上限を超えています',
  },
  'This API requires an authenticated user': {
    de: 'Dafür musst du angemeldet sein',
    ar: 'يتطلب هذا تسجيل الدخول',
    ja: 'ログインが必要です',
  },
  'This resource requires authentication.': {
    de: 'Dafür musst du angemeldet sein.',
    ar: 'يتطلب هذا المورد تسجيل الدخول.',
    ja: 'ログインが必要です。',
  },
  Throttled: {
    de: 'Zu viele Anfragen in kurzer Zeit',
    ar: 'طلبات كثيرة في وقت قصير',
    ja: 'リクエストが多すぎます',
  },
  'Too many choices': { de: 'Zu viele Antworten', ar: 'خيارات كثيرة جدًا', ja: '選択肢が多すぎます' },
  'User is not a staff member.': {
    de: 'Das dürfen nur Mitglieder des Teams.',
    ar: 'المستخدم ليس من أعضاء الفريق.',
    ja: 'ユーザーはスタッフではありません。',
  },
  'User is not an admin.': { de: 'Das darf nur die Administration.', ar: 'المستخدم ليس مديرًا.', ja: 'ユーザーは管理者ではありません。' },
  'You can only quote public or unlisted statuses': {
    de: 'Nur öffentliche und nicht gelistete Beiträge können zitiert werden',
    ar: 'لا يمكن اقتباس سوى المنشورات العامة أو غير المدرجة',
    ja: '引用できるのは公開または未収載の投稿だけです',
  },
  "You can't quote a status that doesn't exist": {
    de: 'Der zitierte Beitrag existiert nicht',
    ar: 'لا يمكن اقتباس منشور غير موجود',
    ja: '存在しない投稿は引用できません',
  },
  "You can't revoke your own admin/moderator status.": {
    de: 'Die eigenen Rechte kannst du dir nicht entziehen.',
    ar: 'لا يمكنك سحب صلاحيات الإدارة أو الإشراف من نفسك.',
    ja: '自分の管理者・モデレーター権限は取り消せません。',
  },
  'Your account is awaiting approval.': {
    de: 'Dein Konto wartet auf Freigabe.',
    ar: 'حسابك في انتظار الموافقة.',
    ja: 'アカウントは承認待ちです。',
  },
  'Your account is currently disabled': { de: 'Dein Konto ist deaktiviert', ar: 'حسابك معطّل حاليًا', ja: 'アカウントは現在無効です' },
  'Your login is missing a confirmed e-mail address': {
    de: 'Deine E-Mail-Adresse ist noch nicht bestätigt',
    ar: 'لم يُؤكَّد عنوان بريدك الإلكتروني بعد',
    ja: 'メールアドレスがまだ確認されていません',
  },
  'authorization required for timeline view': {
    de: 'Für diese Timeline musst du angemeldet sein',
    ar: 'يتطلب عرض هذا الخيط الزمني تسجيل الدخول',
    ja: 'このタイムラインを見るにはログインが必要です',
  },
  'conversation is already muted': {
    de: 'Diese Unterhaltung ist schon stummgeschaltet',
    ar: 'المحادثة مكتومة بالفعل',
    ja: 'この会話はすでにミュートされています',
  },
  'mascots can only be images': {
    de: 'Ein Maskottchen muss ein Bild sein',
    ar: 'يجب أن تكون التميمة صورة',
    ja: 'マスコットには画像だけを使えます',
  },
} satisfies Record<string, Translation>
