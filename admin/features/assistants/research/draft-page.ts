/** A page's document of what was written or fetched: headings and plain paragraphs, within the limits of blocks. Pure. */
import { limits, type PageBlock, type PageDocument } from '@leadwright/sdk'

export type Part = { heading: string; text: string }

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** Lines that fit into one block. */
function portions(lines: readonly string[]): string[][] {
  const found: string[][] = []
  let room = 0
  for (const line of lines) {
    const whole = line.slice(0, limits.block_text_characters_max).toWellFormed()
    const last = found.at(-1)
    if (!last || whole.length > room || last.length >= limits.block_paragraphs_max) {
      found.push([whole])
      room = limits.block_text_characters_max - whole.length
    } else {
      last.push(whole)
      room -= whole.length
    }
  }
  return found
}

export function draftOf(title: string, parts: readonly Part[]): PageDocument {
  const blocks: PageBlock[] = []
  const add = (block: Record<string, unknown>) => blocks.push({ id: `b${blocks.length + 1}`, ...block } as PageBlock)
  const heading = (text: string, level: number) =>
    add({ type: 'heading', level, text: text.slice(0, limits.block_line_characters_max).toWellFormed() })
  heading(title, 1)
  for (const part of parts) {
    if (part.heading.trim() !== '') heading(part.heading, 2)
    for (const lines of portions(paragraphsOf(part.text))) {
      add({ type: 'text', content: lines.map(text => ({ type: 'paragraph', runs: [{ text }] })) })
    }
  }
  return { version: 1, blocks: blocks.slice(0, limits.document_blocks_max) }
}
