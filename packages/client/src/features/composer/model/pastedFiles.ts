/** The pasted files. A word processor adds an image of the text; then only the text counts. */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'types'>): readonly File[] {
  const isFormattedText = data.types.includes('text/plain') && data.types.includes('text/html')
  return isFormattedText ? [] : [...data.files]
}
