import { Component, type ComponentType, type ReactNode } from 'react'

import { forgetFailedLoads } from '#lib/lazyComponent.ts'

export interface FallbackProps {
  /** Draws once more what failed. */
  onRetry: () => void
}

export interface ErrorBoundaryProps {
  /** What stands in the place of what failed. */
  fallback: ComponentType<FallbackProps>
  children: ReactNode
}

/**
 * Keeps a failure of one part from taking the page with it. A retry that fails again most likely misses code that the server
 * no longer has in this version, so that the next one loads the page anew.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  #retried = false

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props
    return this.state.failed ? <Fallback onRetry={() => this.#retry()} /> : children
  }

  #retry(): void {
    if (this.#retried && navigator.onLine) location.reload()
    this.#retried = true
    forgetFailedLoads()
    this.setState({ failed: false })
  }
}
