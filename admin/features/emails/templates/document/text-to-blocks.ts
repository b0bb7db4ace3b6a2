/** The text of a template as blocks: paragraphs, links and buttons stay what they are. Pure. */
import type { EmailBlock, EmailDocument, TextRun } from '@leadwright/sdk'
import { newBlockId } from '../../../../product/blocks/block-tree.ts'

const button = /^\[\[([^[\]\n]+)\]\((.+)\)\]$/
const link = /\[([^[\]\n]+)\]\(((?:\{\{[^{}]*\}\}|[^()\s])+)\)/g

export function textToBlocks(body_text: string): EmailDocument {
  const blocks: EmailBlock[] = [{ id: newBlockId(), type: 'header' }]
  let leaves = false
  for (const paragraph of body_text.replaceAll('\r', '').split(/\n[ \t]*\n+/)) {
    const text = paragraph.trim()
    const push = button.exec(text)
    if (text === '') continue
    // The footer says it in every email.
    if (/^\[[^\]]*\]\(\{\{\s*unsubscribe_url\s*\}\}\)\.?$/.test(text)) leaves = true
    else if (push) blocks.push({ id: newBlockId(), type: 'button', text: push[1] ?? '', link: push[2] ?? '' })
    else {
      const last = blocks.at(-1)
      const node = { type: 'paragraph' as const, runs: runsOf(text) }
      if (last?.type === 'text') last.content.push(node)
      else blocks.push({ id: newBlockId(), type: 'text', content: [node] })
    }
  }
  if (leaves || blocks.length === 1) blocks.push({ id: newBlockId(), type: 'footer', text: '' })
  return { version: 1, blocks }
}

function runsOf(text: string): TextRun[] {
  const runs: TextRun[] = []
  let from = 0
  for (const match of text.matchAll(link)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index) })
    runs.push({ text: match[1] ?? '', link: match[2] ?? '' })
    from = match.index + match[0].length
  }
  if (from < text.length) runs.push({ text: text.slice(from) })
  return runs
}
