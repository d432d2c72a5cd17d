import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'

/** A form to write a post or an answer in. */
export class Composer {
  readonly root: Locator
  readonly text: Locator
  readonly subject: Locator
  readonly scope: Locator
  readonly files: Locator
  readonly post: Locator
  readonly error: Locator

  private constructor(root: Locator) {
    this.root = root
    this.text = root.getByRole('textbox', { name: label('composer.text') })
    this.subject = root.getByRole('textbox', { name: label('composer.subject') })
    this.scope = root.getByRole('combobox', { name: label('composer.scope') })
    this.files = root.locator('input[type="file"]')
    this.post = root.getByRole('button', { name: label('composer.post') })
    this.error = root.getByRole('alert')
  }

  static forNew(page: Page): Composer {
    return new Composer(page.getByRole('form', { name: label('composer.label') }))
  }

  static forReply(page: Page): Composer {
    return new Composer(page.getByRole('form', { name: label('composer.replyLabel') }))
  }

  async addSubject(words: string): Promise<void> {
    await this.root.getByRole('button', { name: label('composer.subject.toggle') }).click()
    await this.subject.fill(words)
  }

  /** Attaches a picture and says what is to be seen on it. */
  async addPicture(file: string, description: string): Promise<void> {
    await this.files.setInputFiles(file)
    await this.root.getByRole('textbox', { name: label('composer.describe') }).fill(description)
  }
}
