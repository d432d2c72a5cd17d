import type { Translation } from './Translation.ts'

/** The sentences of the pages for admins: settings, mailbox, approval. */
export const staffTexts = {
  'Settings of {instance}': { de: 'Einstellungen von {instance}', ar: 'إعدادات {instance}', ja: '{instance}の設定' },
  'Registration open to': { de: 'Registrieren dürfen sich', ar: 'التسجيل متاح', ja: '登録できる人' },
  Everybody: { de: 'Alle', ar: 'للجميع', ja: '誰でも' },
  'People approved by an admin': {
    de: 'Von der Administration freigegebene Personen',
    ar: 'لمن يوافق عليه أحد المديرين',
    ja: '管理者が承認した人',
  },
  'People with a confirmed address': {
    de: 'Personen mit bestätigter Adresse',
    ar: 'لمن أُكّد عنوانه',
    ja: 'メールアドレスを確認した人',
  },
  'People with an invitation': { de: 'Personen mit Einladung', ar: 'لمن لديه دعوة', ja: '招待された人' },
  Captcha: { de: 'Captcha', ar: 'رمز التحقق', ja: 'CAPTCHA' },
  'A picture in the answer': { de: 'Ein Bild in der Antwort', ar: 'صورة في الرد', ja: '応答に含まれる画像' },
  'A picture from a service': { de: 'Ein Bild von einem Dienst', ar: 'صورة من خدمة', ja: '外部サービスの画像' },
  None: { de: 'Keins', ar: 'لا شيء', ja: 'なし' },
  'More settings': { de: 'Weitere Einstellungen', ar: 'إعدادات أخرى', ja: 'その他の設定' },
  'Mails are written (they stay in the mailbox)': {
    de: 'Mails werden geschrieben (sie bleiben im Postfach)',
    ar: 'تُكتب الرسائل البريدية (تبقى في صندوق البريد)',
    ja: 'メールを作成する（メールボックスに残ります）',
  },
  'Private: visitors see nothing': {
    de: 'Privat: Gäste sehen nichts',
    ar: 'خاص: لا يرى الزوار شيئًا',
    ja: '非公開：訪問者には何も表示しない',
  },
  'Passwords are asked for on the page of this server': {
    de: 'Passwörter werden auf der Seite dieses Servers abgefragt',
    ar: 'تُطلب كلمات المرور في صفحة هذا الخادم',
    ja: 'パスワードをこのサーバーのページで入力する',
  },
  'The panel of this server stands beside every page': {
    de: 'Die Tafel dieses Servers steht neben jeder Seite',
    ar: 'تظهر لوحة هذا الخادم بجانب كل صفحة',
    ja: 'すべてのページの横にこのサーバーのパネルを表示する',
  },
  'People to follow stand beside every page': {
    de: 'Vorschläge zum Folgen stehen neben jeder Seite',
    ar: 'تظهر اقتراحات المتابعة بجانب كل صفحة',
    ja: 'すべてのページの横におすすめのユーザーを表示する',
  },
  'The page about this server names rules about others': {
    de: 'Die Seite über diesen Server nennt Regeln für andere Server',
    ar: 'تذكر صفحة هذا الخادم القواعد الخاصة بالخوادم الأخرى',
    ja: 'このサーバーについてのページに他のサーバーへの規則を表示する',
  },
  'Your name': { de: 'Dein Name', ar: 'اسمك', ja: 'あなたのユーザー名' },
  'Your password': { de: 'Dein Passwort', ar: 'كلمة مرورك', ja: 'あなたのパスワード' },
  Save: { de: 'Speichern', ar: 'حفظ', ja: '保存' },
  'Saved.': { de: 'Gespeichert.', ar: 'حُفظت الإعدادات.', ja: '保存しました。' },
  'Saved. An invitation:': { de: 'Gespeichert. Eine Einladung:', ar: 'حُفظت الإعدادات. دعوة:', ja: '保存しました。招待リンク：' },
  'This is not the name and password of an admin.': {
    de: 'Das sind nicht Name und Passwort eines Mitglieds der Administration.',
    ar: 'ليس هذا اسم أحد المديرين وكلمة مروره.',
    ja: '管理者のユーザー名とパスワードではありません。',
  },
  Mailbox: { de: 'Postfach', ar: 'صندوق البريد', ja: 'メールボックス' },
  'To {address}': { de: 'An {address}', ar: 'إلى {address}', ja: '宛先：{address}' },
  'There are no mails yet. Mails of this instance appear here.': {
    de: 'Noch keine Mails. Die Mails dieser Instanz erscheinen hier.',
    ar: 'لا رسائل بعد. تظهر هنا رسائل هذا الخادم.',
    ja: 'メールはまだありません。このサーバーのメールはここに表示されます。',
  },
  'This instance writes no mails': {
    de: 'Diese Instanz schreibt keine Mails',
    ar: 'لا يكتب هذا الخادم رسائل بريدية',
    ja: 'このサーバーはメールを送信しません',
  },
  'This page is for this machine only. Type its address in a new tab: {address}': {
    de: 'Diese Seite ist nur für dieses Gerät da. Gib ihre Adresse in einem neuen Tab ein: {address}',
    ar: 'هذه الصفحة لهذا الجهاز فقط. اكتب عنوانها في تبويب جديد: {address}',
    ja: 'このページはこのコンピューターからだけ開けます。新しいタブにアドレスを入力してください：{address}',
  },
  '@{name} would like to join': { de: '@{name} möchte beitreten', ar: 'طلب انضمام من @{name}', ja: '@{name}さんが参加を希望しています' },
  'No reason was given.': { de: 'Es wurde keine Begründung angegeben.', ar: 'لم يُذكر أي سبب.', ja: '理由は書かれていません。' },
  Approve: { de: 'Freigeben', ar: 'موافقة', ja: '承認' },
  'Nobody waits for approval here': {
    de: 'Hier wartet niemand auf Freigabe',
    ar: 'لا أحد ينتظر الموافقة هنا',
    ja: '承認待ちの人はいません',
  },
  '@{name} has been approved': { de: '@{name} ist freigegeben', ar: 'تمت الموافقة على @{name}', ja: '@{name}さんを承認しました' },
} satisfies Record<string, Translation>
