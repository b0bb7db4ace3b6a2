/** A chat on a page, as who visits it finds it. */
import type { Visit } from './browser.ts'

export const launcher = ({ page }: Visit) => page.getByRole('button', { name: 'Ask a question' })
export const entry = ({ page }: Visit) => page.getByRole('textbox', { name: 'Write a message' })
export const log = ({ page }: Visit) => page.getByRole('log')

export async function ask(one: Visit, question: string): Promise<void> {
  await entry(one).fill(question)
  await one.page.keyboard.press('Enter')
}
