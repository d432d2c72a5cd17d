/** The translations of seeded posts, by their text: this instance can translate only these lines. */
export const phrasebook: Readonly<Record<string, string>> = {
  // Arabic
  'السماء صافية الليلة، والمشتري فوق مئذنة الحي تماماً. لا حاجة إلى تلسكوب.':
    'The sky is clear tonight, and Jupiter stands right above the minaret of our quarter. No telescope needed.',
  'القهوة بردت وأنا أنتظر أن يخرج زحل من خلف الغيوم.': 'The coffee went cold while I waited for Saturn to come out from behind the clouds.',
  'رسمت بقع الشمس اليوم: ثلاث مجموعات، واحدة منها تشبه بطة.': 'Drew sunspots today: three groups, one of which looks like a duck.',
  'جارتي سألتني: ماذا ترين كل ليلة هناك؟ قلت: الماضي.': 'My neighbour asked: what do you see out there every night? I said: the past.',
  'القمر اليوم في طوره الأول، والبحر هادئ كأنه يستمع.':
    'The moon is in its first phase today, and the sea is calm, as if it were listening.',
  'وصلت العدسة الجديدة أخيراً. غائم، بالطبع.': 'The new lens has come at last. Cloudy, of course.',
  // Japanese
  '今朝はアオサギが三羽。みんな同じ方を向いて、少し不機嫌そう。':
    'Three grey herons this morning. All facing the same way, all a little out of temper.',
  '梅が一輪だけ咲いた。まだ誰にも言っていない。': 'A single plum blossom has opened. I have told nobody yet.',
  '港のロープの音を録音してゆっくり再生したら、鯨になった。':
    'I recorded the ropes of the harbour and played them slowly, and they turned into whales.',
  'カワセミを待って二時間。来たのは近所の猫。': 'Two hours of waiting for the kingfisher. What came was the neighbours’ cat.',
  'パンを焼いたら帽子になった。': 'I baked bread and it became a hat.',
  'いいですね!': 'How nice!',
  // German
  'Der Filter pfeift, der Wasserkessel pfeift, ich pfeife. Terz.': 'The filter whistles, the kettle whistles, I whistle. A third.',
  'Heute die Bienen eingewintert. Vierzehn Völker, ein Stich, kein Vorwurf.':
    'Got the bees ready for winter today. Fourteen colonies, one sting, no reproach.',
  'Kabelsalat ist kein Gericht. Ich habe es versucht.': 'Cable salad is not a dish. I have tried.',
  'Nebel auf der Heide. Man hört die Kraniche, man sieht nur sich selbst.': 'Fog on the heath. You hear the cranes, you see only yourself.',
  'Federhall aus einem alten Sofa gebaut. Klingt nach Sofa.': 'Built a spring reverb from an old sofa. Sounds like sofa.',
  // French
  'Le levain a doublé en quatre heures. Il réclame une chambre.': 'The sourdough has doubled in four hours. It demands a room of its own.',
  'Beurre trop chaud, croissants plats, moral intact.': 'Butter too warm, croissants flat, morale intact.',
  'On entend un bon pain. Frappez. Si quelqu’un répond, il est cuit.': 'You can hear good bread. Knock. If somebody answers, it is done.',
  'Il pleut sur la véranda comme sur une machine à écrire.': 'It rains on the veranda as on a typewriter.',
  // Spanish
  'La marea ha traído media puerta. Busco la otra media.': 'The tide has brought half a door. Looking for the other half.',
  'Niebla. La boya se queja por la izquierda.': 'Fog. The buoy complains, on the left.',
}
