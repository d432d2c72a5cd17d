import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

import './locators.ts'
import { label } from './text.ts'

/** The parts of a form for a post, a reply, a quote or an edit. */
export interface ComposerParts {
  readonly root: Locator
  readonly text: Locator
  readonly subject: Locator
  readonly post: Locator
  readonly error: Locator
}

/** The composer of a kind, by the name of its form. */
export function composerOf(kind: 'composer.label' | 'composer.replyLabel' | 'composer.quoteLabel' | 'composer.editLabel'): ComposerParts {
  const root = page.getByRole('form', { name: label(kind) })
  return {
    root,
    text: root.getByRole('textbox', { name: label('composer.text') }),
    subject: root.getByRole('textbox', { name: label('composer.subject') }),
    post: root.getByRole('button', { name: label('composer.post') }).or(root.getByRole('button', { name: label('composer.thread.post') })),
    error: root.getByRole('alert'),
  }
}

/** Opens the composer of new posts, which a narrow page has behind a button. */
export async function openComposer(): Promise<ComposerParts> {
  const composer = composerOf('composer.label')
  const button = page.getByRole('button', { name: label('shell.newPost') })
  await expect.element(composer.root.or(button).first()).toBeInTheDocument()
  if (button.query()?.checkVisibility()) await button.click()
  await composer.text.click()
  await expect.element(composer.root.css('button[type="submit"]')).toBeInTheDocument()
  return composer
}
