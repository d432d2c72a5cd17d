import { englishMessages } from './catalogues.ts'
import rest from './locales/en.json?rest'

// Completes the English texts. The build puts an import of this before every module that names a text of a later area, so
// that a lazy part cannot be drawn without its texts, however it was fetched.
Object.assign(englishMessages, rest)
