/** The languages that the specification names, whether there is a catalogue or not. */
export const allLanguages: readonly string[] =
  'ar ca cs de en eo es et eu fi fr ga he hu id it ja ja_easy ko nb nl oc pl pt ro ru sk te uk vi zh zh_Hant'.split(' ')
