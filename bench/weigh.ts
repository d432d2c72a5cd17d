import { stat } from 'node:fs/promises'

/** How many bytes go out for files, as the server sends them: the compressed twin where there is one. */
export async function weigh(files: readonly string[], twin: '.br' | '.gz'): Promise<number> {
  // A file that is too small to be compressed is sent as it is.
  const sizes = await Promise.all(files.map((file) => stat(`${file}${twin}`).catch(() => stat(file))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}
