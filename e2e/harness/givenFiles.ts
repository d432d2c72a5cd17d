import { image } from './images.ts'

/** A file as a journey hands it over. */
interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** An image of one colour, its hue in degrees. */
export const png = async (name: string, hue: number): Promise<GivenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await image(60, 40, hue),
})
