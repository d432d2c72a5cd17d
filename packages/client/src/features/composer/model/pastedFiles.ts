/** The files that are pasted. A word processor brings a picture of its words along: then the words are meant. */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'types'>): readonly File[] {
  const isFormattedText = data.types.includes('text/plain') && data.types.includes('text/html')
  return isFormattedText ? [] : [...data.files]
}
