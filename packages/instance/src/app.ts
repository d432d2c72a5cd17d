import { Hono } from 'hono'
import { authenticate, bearerToken, type Env } from './auth.ts'
import type { Context } from './domain/Context.ts'
import { crashed, HttpError } from './http/HttpError.ts'
import { everyAnswer, jsonOnly, largestBody } from './web/everyAnswer.ts'

export type App = Hono<Env>

/** All routes of the instance, one file a subject under `routes/`. */
export function createApp(context: Context): App {
  const app: App = new Hono<Env>()
  app.use(everyAnswer(context), largestBody(context))
  app.use('/api/*', jsonOnly, async (c, next) => {
    c.set('auth', await authenticate(context, bearerToken(c.req.raw.headers)))
    await next()
  })
  app.onError((error, c) => {
    const { status, body } = error instanceof HttpError ? error : report(error)
    return c.json(body, status)
  })
  app.notFound((c) =>
    c.req.method === 'GET' ? c.json({ error: 'Not implemented' }, 404) : c.json({ errors: { detail: 'Page not found' } }, 404),
  )
  return app
}

/** A fault of ours: the reader gets what Akkoma's readers get, whoever runs the instance gets the reason. */
function report(error: Error): HttpError {
  process.stderr.write(`${error.stack ?? error.message}\n`)
  return crashed()
}
