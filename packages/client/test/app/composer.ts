import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

import './locators.ts'
import { label, text } from './text.ts'

/** The parts of a form for a post, a reply, a quote or an edit. */
export interface ComposerParts {
  readonly root: Locator
  readonly text: Locator
  readonly subject: Locator
  readonly scope: Locator
  readonly files: Locator
  /** Descriptions of the attached files. */
  readonly descriptions: Locator
  /** Files that are uploading, or failed to. */
  readonly waiting: Locator
  readonly post: Locator
  /** The button of a post that has a time to go out at. */
  readonly schedule: Locator
  readonly save: Locator
  readonly error: Locator
}

/** The parts of the composer that this form is. */
function composerIn(root: Locator): ComposerParts {
  return {
    root,
    text: root.getByRole('textbox', { name: label('composer.text') }),
    subject: root.getByRole('textbox', { name: label('composer.subject') }),
    scope: root.getByRole('combobox', { name: label('composer.scope') }),
    files: root.css('input[type="file"]').first(),
    descriptions: root.getByRole('textbox', { name: label('composer.describe') }),
    waiting: root.getByRole('listitem').getByRole('group'),
    post: root.getByRole('button', { name: label('composer.post') }).or(root.getByRole('button', { name: label('composer.thread.post') })),
    schedule: root.getByRole('button', { name: label('composer.schedule.send') }),
    save: root.getByRole('button', { name: label('composer.save') }),
    error: root.getByRole('alert'),
  }
}

/** The composer of a kind, by the name of its form. */
export function composerOf(kind: 'composer.label' | 'composer.replyLabel' | 'composer.quoteLabel' | 'composer.editLabel'): ComposerParts {
  return composerIn(page.getByRole('form', { name: label(kind) }))
}

/** The composer in a dialog for any kind of post. */
export function composerInDialog(): ComposerParts {
  return composerIn(page.getByRole('dialog').getByRole('form'))
}

/** Opens the composer of new posts, which a narrow page has behind a button. */
export async function openComposer(): Promise<ComposerParts> {
  const composer = composerOf('composer.label')
  const button = page.getByRole('button', { name: label('shell.newPost') })
  await expect.element(composer.root.or(button).first()).toBeInTheDocument()
  if (button.query()?.checkVisibility()) await button.click()
  await composer.text.first().click()
  await expect.element(composer.root.css('button[type="submit"]')).toBeInTheDocument()
  // The box that it has taken the place of may be there for one moment more.
  await expect.element(composer.text).toHaveLength(1)
  return composer
}

/** Opens the composer of new posts and writes into it. */
export async function beginPost(words: string): Promise<ComposerParts> {
  const composer = await openComposer()
  await composer.text.fill(words)
  return composer
}

/** Opens a panel of the composer by its button under the text. */
export async function pressTool(
  { root }: ComposerParts,
  tool: 'composer.options' | 'composer.poll.toggle' | 'composer.preview' | 'composer.subject.toggle' | 'composer.emoji',
): Promise<void> {
  await root.getByRole('button', { name: label(tool) }).click()
}

/** A choice among the options of a post. */
export function optionOf({ root }: ComposerParts, option: 'composer.format' | 'composer.language' | 'composer.expiry'): Locator {
  return root.getByRole('combobox', { name: text(option), exact: true })
}
