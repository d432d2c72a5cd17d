/** What a tool opens between the text and the row of tools. */
export type ComposerPanel = 'subject' | 'options' | 'preview'
