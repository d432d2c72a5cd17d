import type { Hono } from 'hono'
import type { Env } from '../auth.ts'

/** The app that routes are registered on. */
export type HttpApp = Hono<Env>
