/** Codes of ISO 639-1 that people write in today; a server of this family takes codes of two letters. */
const codes =
  'af sq am ar hy as az ba eu be bn bs br bg my ca ce ny zh kw co cr hr cs da dv nl dz en eo et ee fo fi fr fy ff gl ka de el gn gu ht ha he hi hu is ig id iu ga it ja jv kn kk km rw ky ko ku lo la lv ln lt lb mk mg ms ml mt mi mr mn ne nb nn oc or om os ps fa pl pt pa qu ro rm ru se sa sc sr sn sd si sk sl so st es su sw sv tg ta tt te th bo ti to ts tn tr tk tw ug uk ur uz vi cy wo xh yi yo zu'

/** Languages to choose from: those that somebody uses or the server names first, then all others by their names. */
export function postLanguages(likely: readonly (string | null)[], nameOf: (code: string) => string): readonly string[] {
  const first = likely.flatMap((code) => (code === null ? [] : [code.toLowerCase().slice(0, 2)]))
  const all = codes.split(' ')
  const byName = new Intl.Collator().compare
  const others = all.map((code) => ({ code, name: nameOf(code) })).toSorted((a, b) => byName(a.name, b.name))
  return [...new Set([...first.filter((code) => /^[a-z]{2}$/.test(code)), ...others.map(({ code }) => code)])]
}
