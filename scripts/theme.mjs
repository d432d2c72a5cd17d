import process from 'node:process'

import { ensureInstalled } from './install.mjs'

// A file is named from where the command was typed.
const folders = [process.cwd(), process.env['INIT_CWD'] ?? '.']
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { themeCommand } = await import('./theme/themeCommand.ts')

/** `npm run theme -- resolve FILE` prints a resolved theme file of any form, with every derived colour, as JSON. */
const { output, complaint } = themeCommand(process.argv.slice(2), folders)
if (output !== null) console.log(output)
if (complaint !== null) console.error(complaint)
process.exitCode = complaint === null ? 0 : 1
