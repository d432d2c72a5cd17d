export { engineNames, ensureEngine, findEngine, installAdvice } from './engines.mjs'
export { launchFirefox } from './firefox/launchFirefox.mjs'
export { launchWebKit } from './webkit/launchWebKit.mjs'
