export type CorpusLanguage = 'ar' | 'he' | 'ja' | 'zh' | 'ko' | 'de' | 'fr' | 'es' | 'nl' | 'fi' | 'uk' | 'pt' | 'pl'

interface Lines {
  posts: readonly string[]
  replies: readonly string[]
}

/** Texts in other languages than English. */
export const languages: Readonly<Record<CorpusLanguage, Lines>> = {
  ar: {
    posts: [
      'السماء صافية الليلة، والمشتري فوق مئذنة الحي تماماً. لا حاجة إلى تلسكوب.',
      'القهوة بردت وأنا أنتظر أن يخرج زحل من خلف الغيوم.',
      'رسمت بقع الشمس اليوم: ثلاث مجموعات، واحدة منها تشبه بطة. #فلك',
      'جارتي سألتني: ماذا ترين كل ليلة هناك؟ قلت: الماضي.',
      'صورة جديدة لسديم الجبار، ٩٠ لقطة مجمّعة. ليست كاملة، لكنها لي.',
      'القمر اليوم في طوره الأول، والبحر هادئ كأنه يستمع.',
      'من يعرف مكاناً مظلماً قريباً من المدينة؟ أضواء الشارع الجديدة جميلة إلا لمن ينظر إلى فوق.',
      'وصلت العدسة الجديدة أخيراً. غائم، بالطبع.',
      'علّمت ابن أخي أسماء النجوم العربية: الدبران، رجل الجبار، منكب الجوزاء. قال: كلها أسماؤنا؟ نعم.',
    ],
    replies: ['جميل جداً!', 'هنا غيوم منذ ثلاثة أيام، أحسدك قليلاً.', 'شكراً على الصورة، أرسلتها إلى أمي.', 'أين هذا المكان بالضبط؟'],
  },
  he: {
    posts: [
      'הלחם הראשון מהקמח החדש: שטוח, עקום, מצוין.',
      'המחמצת הוכפלה תוך ארבע שעות. אני חושב שהיא גרה כאן עכשיו.',
      'חיברתי את הפילטר לעצמו. הוא אמר שם. לא שלי. #סינתיסייזר',
      'בוקר של שתיקה, קפה וכיכר אחת שרופה מעט. הכי טעימה.',
      'השכן שאל אם הרעש הזה מוזיקה. אמרתי שזאת שאלה טובה.',
      'שבע פעימות נגד חמש, ובסוף ים.',
      'אין דבר שקט יותר ממאפייה חמש דקות לפני שהתנור נפתח.',
    ],
    replies: ['נהדר.', 'גם אצלנו ככה, רק עם יותר מלח.', 'יש הקלטה?', 'תשמור לי פרוסה.'],
  },
  ja: {
    posts: [
      '今朝はアオサギが三羽。みんな同じ方を向いて、少し不機嫌そう。',
      '雨のあとの干潟はにぎやか。シギの数を数えているうちに靴がなくなった(見つかった)。',
      '梅が一輪だけ咲いた。まだ誰にも言っていない。',
      '港のロープの音を録音してゆっくり再生したら、鯨になった。',
      '夕方の土手、ツバメが電線に並んで楽譜みたい。読めないけれど。 #野鳥',
      'カワセミを待って二時間。来たのは近所の猫。',
      'パンを焼いたら帽子になった。',
      '満潮 18:40。ベンチの下まで水が来た。',
    ],
    replies: [
      'いいですね!',
      'うちの近くにも来ました。',
      '写真ありがとうございます。',
      'その橋、知っているかもしれません。',
      'お茶をどうぞ🍵',
    ],
  },
  zh: {
    posts: [
      '阳台上的番茄终于红了一个。只有一个。我给它拍了二十张照片。',
      '今天的雨下得很认真。',
      '邻居送了一袋南瓜,附纸条:拜托。',
      '堆肥温度三十八度,上面站着一只知更鸟。',
      '种了三年,薄荷赢了。 #阳台种菜',
      '蜗牛和我达成了协议,它没有遵守。',
    ],
    replies: ['太好看了!', '我家的也是这样,哈哈。', '请问用的什么土?', '羡慕。'],
  },
  ko: {
    posts: [
      '버그는 공백 하나였다. 언제나 공백이다.',
      '오늘은 코드를 삼백 줄 지웠다. 날씨도 맑았다.',
      '테스트가 전부 통과했다. 의심스럽다.',
      '파서를 쓰다가 창밖을 봤는데 왜가리가 나를 보고 있었다.',
      '오래된 주석에 "나중에 고칠 것". 나중이 오늘이다. #개발',
    ],
    replies: ['맞아요 ㅋㅋ', '저도 어제 그랬어요.', '정말 좋네요.', '공백이죠?'],
  },
  de: {
    posts: [
      'Zwei Oszillatoren, eine halbe Stunde Stille dazwischen. Schwebungen sind auch Gespräche.',
      'Der Filter pfeift, der Wasserkessel pfeift, ich pfeife. Terz.',
      'Heute die Bienen eingewintert. Vierzehn Völker, ein Stich, kein Vorwurf.',
      'Kabelsalat ist kein Gericht. Ich habe es versucht.',
      'Funkwetter gut, Kaffee schlecht: um halb fünf eine Verbindung nach Feuerland, 5 Watt.',
      'Nebel auf der Heide. Man hört die Kraniche, man sieht nur sich selbst. #Kraniche',
      'Das Donaudampfschifffahrtsgesellschaftskapitänskajütenfenster klemmt.',
      'Federhall aus einem alten Sofa gebaut. Klingt nach Sofa.',
    ],
    replies: ['Sehr schön.', 'Das kenne ich, bei uns war es der Kühlschrank.', 'Gibt es davon eine Aufnahme?', 'Genau so.'],
  },
  fr: {
    posts: [
      'Le levain a doublé en quatre heures. Il réclame une chambre.',
      'Beurre trop chaud, croissants plats, moral intact.',
      'Première gelée : j’ai rentré les géraniums, le citronnier et, par erreur, un crapaud.',
      'On entend un bon pain. Frappez. Si quelqu’un répond, il est cuit.',
      'Il pleut sur la véranda comme sur une machine à écrire. #jardin',
      'La boulangère d’en face me salue avec une baguette. C’est notre langage.',
    ],
    replies: ['Magnifique !', 'Chez nous c’est pareil, avec plus de beurre.', 'La recette, s’il vous plaît ?', 'Quelle lumière !'],
  },
  es: {
    posts: [
      'Bajamar a las seis y diez. En la ría no hay nadie, salvo doscientos correlimos y yo.',
      'La marea ha traído media puerta. Busco la otra media.',
      'Niebla. La boya se queja por la izquierda.',
      '¿Quién mueve la luna y no puede mover al gato de la silla? El mar. #mareas',
      'Café en el termo, zarapitos en el fango, calcetines en la mochila. Todo en orden.',
    ],
    replies: ['¡Qué bonito!', 'Aquí igual, pero con viento.', '¿Dónde es?', 'Guárdame un sitio en el banco.'],
  },
  nl: {
    posts: [
      'Water staat op 1,12 boven NAP. De dijk slaapt rustig, ik ook.',
      'Mist, koffie, brug open. Er zijn slechtere ochtenden.',
      'Springtij vannacht. Wie bij de oude paal ligt, ligt er niet meer. #getij',
      'De trein had vertraging wegens een zwaan. Terecht.',
    ],
    replies: ['Mooi!', 'Hier net zo.', 'Welke brug is dat?', 'Sokken mee.'],
  },
  fi: {
    posts: [
      'Revontulet puoli kolmelta. Vihreä, sitten punainen, sitten naapurin koira.',
      'Pakkasta kaksikymmentä, kaukoputki jäässä, mieli sula.',
      'Sauna lämpiää, Linnunrata näkyy. Muuta en tarvitse. #revontulet',
    ],
    replies: ['Hieno.', 'Täällä pilvistä.', 'Niin on.'],
  },
  uk: {
    posts: [
      'Нічний потяг стоїть у полі, і всі дивляться на Юпітер з одного вікна.',
      'Провідниця принесла чай і сказала, що зараз буде найкраща зоря на маршруті. Була.',
      'Станція о п’ятій ранку: двоє людей, один кіт, жодних оголошень. #потяги',
      'Туман такий, що семафор видно лише на слух.',
    ],
    replies: ['Дуже гарно!', 'У нас хмарно третій день.', 'А де це?', 'Дякую за світлину.'],
  },
  pt: {
    posts: [
      'Trezentos flamingos na salina e um senhor a perguntar se são patos.',
      'Maré vazia, botas cheias.',
      'O comboio parou no meio da ponte e ninguém se queixou: estava tudo cor-de-rosa. #estuario',
      'Café, binóculos, silêncio. Falta só a garça.',
    ],
    replies: ['Que maravilha!', 'Aqui também!', 'Onde é isso?', 'Bom dia daqui.'],
  },
  pl: {
    posts: [
      'Wąskotorówka odjechała punktualnie, co wywołało panikę.',
      'Na peronie trzy osoby, jeden termos, zero pośpiechu. #kolej',
      'Semafor kształtowy w Górnym Trzcinie znów działa. Stałem i patrzyłem, jak się podnosi.',
    ],
    replies: ['Pięknie.', 'U nas też mgła.', 'Który to skład?', 'Pozdrowienia z peronu drugiego.'],
  },
}
