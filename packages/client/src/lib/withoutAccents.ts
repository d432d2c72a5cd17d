/** Marks of scripts in which they are accents and points. Elsewhere they are vowels. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu

/** A text as it is looked for: without case and accents. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(accents, '').toLowerCase()
}
