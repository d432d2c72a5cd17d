export { createInstance, type Instance, type InstanceOptions } from './createInstance.ts'
export { openDatabase, type Db } from './db/openDatabase.ts'
export type { StreamSocket } from './streaming/Hub.ts'
