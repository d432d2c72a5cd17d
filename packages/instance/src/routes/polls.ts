import { optionalUser, requireUser } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { showPoll, vote } from '../domain/polls.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, invalidValue, missingField } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'

export function pollRoutes(app: HttpApp, context: Context): void {
  app.get('/api/v1/polls/:id', async (c) => {
    const viewer = optionalUser(c, 'read:statuses')
    if (!viewer && !context.config.isPublic) throw failure(403, 'This resource requires authentication.')
    return c.json(await showPoll(context, viewer, Number(c.req.param('id'))))
  })

  app.post('/api/v1/polls/:id/votes', async (c) => {
    const account = requireUser(c, 'write:statuses')
    const choices = (await readParams(c.req.raw)).strings('choices')
    if (!choices) throw missingField('choices')
    if (choices.some((choice) => !/^\d+$/.test(choice))) throw invalidValue(['choices'], 'Invalid integer. Got: string')
    return c.json(await vote(context, account, Number(c.req.param('id')), choices.map(Number)))
  })
}
