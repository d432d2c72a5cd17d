// React's development build reports each render to the tracks of the browser's profiler. Nobody reads them here, and they cost time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })

// It also takes a stack trace with each element, up to ten thousand a second. A warning without one still names its component.
// React reads the console as it loads.
const react = await import('react')
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object // for React's own parts
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

export {}
