import { flag, type Flag } from '../../src/db/schema.ts'
import { isObject, text, type Json, type JsonObject } from './recordings.ts'

/** Readers of recorded values; any value may be missing. */
export const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
export const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})
export const list = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])
export const time = (value: Json | undefined): number => Date.parse(text(value)) || Date.UTC(2026, 10, 21)
export const timeOrNull = (value: Json | undefined): number | null => (typeof value === 'string' ? time(value) : null)
export const isOn = (value: Json | undefined): Flag => flag(value === true)
