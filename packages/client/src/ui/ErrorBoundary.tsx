import { Component, type ComponentType, type ReactNode } from 'react'

import type { Stop } from '@rookery/store/Cell'
import { keepTrying } from '#lib/keepTrying.ts'
import { refetchAfter } from '#lib/lazyComponent.ts'

export interface FallbackProps {
  /** Renders the failed content again. */
  onRetry: () => void
}

export interface ErrorBoundaryProps {
  /** Rendered instead of the failed component. */
  fallback: ComponentType<FallbackProps>
  children: ReactNode
}

/**
 * Limits an error to one part of the page. Missing code is loaded again until it succeeds. If a manual retry fails too, the server most
 * likely no longer has this version's code, so the next retry reloads the page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  #retried = false
  #refetch: ReturnType<typeof refetchAfter>
  #stopTrying: Stop | null = null

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.#stopTrying?.()
    this.#refetch = refetchAfter(error)
    this.#stopTrying = this.#refetch ? keepTrying(this.#refetch, () => this.setState({ failed: false })) : null
  }

  override componentWillUnmount(): void {
    this.#stopTrying?.()
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props
    return this.state.failed ? <Fallback onRetry={() => this.#retry()} /> : children
  }

  #retry(): void {
    if (this.#retried && navigator.onLine) location.reload()
    this.#retried = true
    // A failure shows again when the part renders.
    this.#refetch?.().catch(() => {})
    this.setState({ failed: false })
  }
}
