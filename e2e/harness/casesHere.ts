import { isFullRun } from '../../scripts/test/isFullRun.ts'
import { engine } from './engine.ts'

/**
 * The cases that a journey goes through in this engine: all of them in Chromium, which decides about rules; elsewhere those that ask
 * something of the engine, so that all three together stay short enough for every run. A full run goes through all of them in each.
 */
export function casesHere<Case>(all: readonly Case[], elsewhere: readonly Case[]): readonly Case[] {
  return engine === 'chromium' || isFullRun ? all : elsewhere
}
