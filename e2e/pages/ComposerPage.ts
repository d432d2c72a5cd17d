import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'

/** A form to write a post or an answer in. */
export class ComposerPage {
  readonly root: Locator
  readonly text: Locator
  readonly subject: Locator
  readonly scope: Locator
  readonly files: Locator
  /** Description fields of the attached files. */
  readonly descriptions: Locator
  /** Files that are on their way, or did not get there. */
  readonly waiting: Locator
  readonly post: Locator
  readonly error: Locator

  private constructor(root: Locator) {
    this.root = root
    this.text = root.getByRole('textbox', { name: label('composer.text') })
    this.subject = root.getByRole('textbox', { name: label('composer.subject') })
    this.scope = root.getByRole('combobox', { name: label('composer.scope') })
    this.files = root.locator('input[type="file"]')
    this.post = root
      .getByRole('button', { name: label('composer.post') })
      .or(root.getByRole('button', { name: label('composer.thread.post') }))
    this.descriptions = root.getByRole('textbox', { name: label('composer.describe') })
    this.waiting = root.getByRole('listitem').getByRole('group')
    this.error = root.getByRole('alert')
  }

  static forNew(page: Page): ComposerPage {
    return new ComposerPage(page.getByRole('form', { name: label('composer.label') }))
  }

  static forReply(page: Page): ComposerPage {
    return new ComposerPage(page.getByRole('form', { name: label('composer.replyLabel') }))
  }

  /** The composer in a window over the page. */
  static inWindow(page: Page): ComposerPage {
    return new ComposerPage(page.getByRole('dialog').getByRole('form'))
  }

  /** The composer of new posts, opened where a narrow page keeps it behind a button. */
  static async openNew(page: Page): Promise<ComposerPage> {
    const composer = ComposerPage.forNew(page)
    const button = page.getByRole('button', { name: label('shell.newPost') })
    await composer.root.or(button).first().waitFor()
    if (await button.isVisible()) await button.click()
    await composer.touch()
    return composer
  }

  /** Touches the box that becomes the composer. */
  async touch(): Promise<void> {
    await this.text.click()
    // It is called otherwise where the post has a time to go out at.
    await this.root.locator('button[type="submit"]').waitFor()
  }

  /** A tool of the row under the text. */
  tool(id: 'composer.options' | 'composer.preview'): Locator {
    return this.root.getByRole('button', { name: label(id) })
  }

  /** Attaches an image with a description. */
  async addImage(file: string, description: string): Promise<void> {
    await this.files.setInputFiles(file)
    await this.root.getByRole('textbox', { name: label('composer.describe') }).fill(description)
  }
}
