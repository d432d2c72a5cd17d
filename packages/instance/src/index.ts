export { createInstance, type EmbeddedInstance, type InstanceOptions } from './createInstance.ts'
export { openDatabase, type Db } from './db/openDatabase.ts'
export type { ServedSocket } from './streaming/Hub.ts'
