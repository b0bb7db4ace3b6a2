/**
 * What owners wrote never passes through MJML: a token stands for each piece of it, and is replaced afterwards. So no
 * text can become markup of the structure, and MJML cannot change a tag of Liquid. Pure.
 */
import { escapeAround, withoutTags } from './liquid-text.ts'

/** Around a link in compiled HTML: its target, then its words. Noncharacters of Unicode, like the marks of values. */
export const LINK_OPEN = '\uFDD2'
export const LINK_WORDS = '\uFDD3'
export const LINK_CLOSE = '\uFDD4'
/** Around the name of a part that each email has of its own. */
export const PART_OPEN = '\uFDD5'
export const PART_CLOSE = '\uFDD6'

export type PartName = 'preheader' | 'subject' | 'legal' | 'pixel'
export const part = (name: PartName): string => `${PART_OPEN}${name}${PART_CLOSE}`

const ours = /[\uFDD0-\uFDD6]/g
const withoutOurs = (text: string): string => text.replaceAll(ours, '')

export class Sheet {
  readonly #pieces: string[] = []

  /** A token for HTML that is finished. */
  html(html: string): string {
    return `@lw${this.#pieces.push(html) - 1}@`
  }

  /** A token for a text of the owner's. */
  text(text: string): string {
    return this.html(escapeAround(withoutOurs(text)).replaceAll('\n', '<br>'))
  }

  /** The target of a link, for an attribute `href`; with nothing there the attribute goes. */
  link(target: string, words: string): string {
    const link = `${LINK_OPEN}${withoutOurs(target.trim())}${LINK_WORDS}${withoutOurs(withoutTags(words))}${LINK_CLOSE}`
    return this.html(target.trim() === '' ? '' : link)
  }

  /** An attribute `href` in HTML that is written here. Lines break where one lead's part begins. */
  href(target: string, words: string): string {
    return `\nhref="${this.link(target, words)}"`
  }

  /** The HTML with every token replaced, those in pieces too. */
  fill(html: string): string {
    const filled = html.replaceAll(/@lw(\d+)@/g, (_, number) => this.fill(this.#pieces[Number(number)] ?? ''))
    return filled.replaceAll(/\s{1,8}href=""/g, '')
  }
}

/** An attribute `href` of HTML that an owner wrote. */
export const withLinks = (html: string, sheet: Sheet): string =>
  html.replaceAll(
    /<a\s([^>]*?)href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g,
    (_, before: string, target: string, after: string, inside: string) => {
      const words = inside.replaceAll(/<[^<>]*>/g, ' ')
      return `<a ${before}${sheet.href(target.replaceAll('&amp;', '&'), words)}${after}>${inside}</a>`
    },
  )
