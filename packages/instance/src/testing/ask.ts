import type { TestInstance } from '../testing.ts'

export interface TestRequest {
  /** The name of the caller: signed in for this call, with all scopes. */
  as?: string
  /** A token to send instead. */
  token?: string
  query?: Record<string, string>
  json?: unknown
  form?: Record<string, string> | [string, string][]
  multipart?: FormData
  headers?: Record<string, string>
}

export interface TestResponse {
  status: number
  headers: Headers
  /** JSON where it is some, else the text. */
  body: unknown
}

/** Sends one request to a test instance: `ask(instance, 'POST /api/v1/apps', { json: … })`. */
export async function ask(test: TestInstance, what: string, question: TestRequest = {}): Promise<TestResponse> {
  const [method = 'GET', path = '/'] = what.split(' ')
  const headers = new Headers(question.headers)
  const token = question.token ?? (question.as === undefined ? undefined : await test.signIn(question.as))
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (question.json !== undefined) headers.set('content-type', 'application/json')
  const body =
    question.multipart ??
    (question.form && new URLSearchParams(question.form)) ??
    (question.json === undefined ? undefined : JSON.stringify(question.json))
  const url = new URL(path, test.origin)
  for (const [name, value] of Object.entries(question.query ?? {})) url.searchParams.append(name, value)
  const reply = await test.fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A field of an answer that must be there, as a text. */
export function textField({ body }: TestResponse, name: string): string {
  const entry = Object.entries(typeof body === 'object' && body !== null ? body : {}).find(([key]) => key === name)
  if (!entry) throw new Error(`No ${name} in ${JSON.stringify(body)}`)
  return String(entry[1])
}
