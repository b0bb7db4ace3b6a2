/** The headings, paragraphs, lists and tables of a text in Markdown. Pure. */
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { rowText } from './row-text.ts'

export function readMarkdown(text: string, name: string): ReadDocument {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let columns: string[] | undefined
  let fence: string | undefined
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ type: 'text', text: paragraph.join('\n') })
    paragraph = []
  }
  for (const line of withoutFrontMatter(text).split(/\r?\n/)) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
      else paragraph.push(line)
      continue
    }
    const heading = /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line)
    const cells = /^\s*\|.*\|\s*$/.test(line) ? cellsOf(line) : undefined
    if (mark !== undefined) {
      flush()
      fence = mark.slice(0, 3)
    } else if (heading) {
      flush()
      columns = undefined
      blocks.push({ type: 'heading', level: heading[1]?.length ?? 1, text: plain(heading[2] ?? '') })
    } else if (cells) {
      flush()
      if (cells.every(cell => /^:?-{2,}:?$/.test(cell))) continue
      if (columns) blocks.push({ type: 'row', text: rowText(columns, cells) })
      else columns = cells
    } else if (/^\s*([-*+]|\d+[.)])\s+/.test(line)) {
      flush()
      blocks.push({ type: 'row', text: plain(line.replace(/^\s*[*+-]\s+/, '- ').trim()) })
    } else if (line.trim() === '') {
      flush()
      columns = undefined
    } else if (/^\s{2,}\S/.test(line) && paragraph.length === 0 && blocks.at(-1)?.type === 'row') {
      const last = blocks.at(-1) as Block
      last.text += ` ${plain(line.trim())}`
    } else {
      paragraph.push(plain(line.trim()))
    }
  }
  flush()
  const title = blocks.find(({ type }) => type === 'heading')?.text ?? name
  return { title, url: null, language: null, blocks }
}

const withoutFrontMatter = (text: string): string => text.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map(cell => plain(cell.trim()))

/** Without marks, and links as their texts. */
const plain = (text: string): string =>
  text
    .replaceAll(/!\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replaceAll(/\[([^\]]{1,300})\]\([^)]{0,2000}\)/g, '$1')
    .replaceAll(/(\*\*|__|`)/g, '')
    .replaceAll(/<\/?[a-z][^>]{0,300}>/gi, '')
