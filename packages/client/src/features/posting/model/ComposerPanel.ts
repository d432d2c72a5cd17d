/** The panel that a tool opens between the text and the toolbar. */
export type ComposerPanel = 'subject' | 'options' | 'preview'
