// React reads the console as it loads.
import './noPerformanceTracks.ts'

// React's development build takes a stack trace with each element, up to ten thousand a second. A warning without one still names its
// component.
const react = await import('react')
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object // for React's own parts
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
