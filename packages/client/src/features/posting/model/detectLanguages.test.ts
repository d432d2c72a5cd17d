import { expect, test } from 'vitest'
import { detectLanguages, looked } from './detectLanguages.ts'

test.each([
  ['en', 'The bittern is back in the east reeds and it was not quiet with us'],
  ['de', 'Die Rohrdommel ist wieder da und sie ist nicht leise, das ist auch gut'],
  ['fr', 'Le butor est de retour dans les roseaux et nous ne sommes pas tristes, mais'],
  ['es', 'El ave está de vuelta y no es muy tranquila, pero los vecinos están con ella'],
  ['nl', 'De roerdomp is terug in het riet en dat hebben wij ook niet voor de buren gedaan'],
  ['pl', 'Bąk wrócił i nie jest cicho, ale to już tak jest na wiosnę, że się nie śpi'],
  ['ru', 'Выпь вернулась в тростники, и это хорошо'],
  ['ar', 'عاد الواق إلى القصب الشرقي هذا الصباح'],
  ['ja', '東の葦原にサンカノゴイが戻ってきました'],
  ['zh', '大麻鳽回到了东边的芦苇丛里，我们都听见了'],
  ['ko', '알락해오라기가 동쪽 갈대밭으로 돌아왔습니다'],
  ['el', 'Ο τρανομουγκάνας γύρισε στους καλαμιώνες'],
  ['he', 'אנפת ביצה חזרה אל קני הסוף במזרח'],
])('a text in %s is known', (language, text) => {
  expect(detectLanguages(text)).toContain(language)
})

test.each([
  ['a few letters', 'Hm, not so'],
  ['nothing but names and addresses', '@heron@marsh.example #birds https://pond.example/the/and/is/of/to :the_heron:'],
  ['names in another script', 'Αθήνα, where the reeds begin and there is nothing that was not of it'],
  ['words of no small ones', 'Herons bitterns egrets storks ibises cranes coots rails'],
])('for %s the result is unknown or not wrong', (_, text) => {
  expect(detectLanguages(text) ?? ['en']).toContain('en')
})

test('a long text costs no more than its beginning', () => {
  const beginning = 'The reeds and the birds of the marsh. '.repeat(60).slice(0, looked)
  const rest = 'Выпь вернулась в тростники, и это хорошо. '.repeat(3000)
  expect(detectLanguages(beginning)).toEqual(['en'])
  expect(detectLanguages(beginning + rest)).toEqual(['en'])
})
