/** The little of culori that the tests compare with; it brings no types of its own. */
declare module 'culori' {
  interface OracleColour {
    readonly l: number
    readonly c: number
    readonly h?: number
  }
  export function parse(text: string): object | undefined
  export function converter(mode: 'oklch'): (colour: object | undefined) => OracleColour | undefined
  export function wcagContrast(first: string, second: string): number
}
