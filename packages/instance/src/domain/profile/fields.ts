import { isObject, type Params } from '../../http/Params.ts'
import type { Context } from '../Context.ts'
import { formatText } from '../statuses/formatText.ts'

export interface ProfileField {
  name: string
  value: string
}

/** The rows of a profile's table as sent: a list, or an object with numbers for names (forms). Empty rows are dropped. */
export function readFields(params: Params): ProfileField[] | null {
  const sent = params.values['fields_attributes']
  const rows = Array.isArray(sent) ? sent : isObject(sent) ? Object.values(sent) : null
  if (!rows) return null
  return rows.flatMap((row) => {
    if (!isObject(row)) return []
    const [name, value] = [text(row['name']), text(row['value'])]
    return name === '' && value === '' ? [] : [{ name, value }]
  })
}

/** The same as others see them: the values as HTML. */
export async function renderFields(context: Context, fields: readonly ProfileField[]): Promise<ProfileField[]> {
  return Promise.all(fields.map(async ({ name, value }) => ({ name, value: (await formatText(context, value, 'text/plain')).html })))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
