import type { Hono } from 'hono'
import type { Env } from '../auth.ts'

/** What routes are registered on. */
export type HttpApp = Hono<Env>
