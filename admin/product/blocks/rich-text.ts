/** Rich text as documents have it, and as the editor of text has it. Pure. */
import type { RichNode, TextRun } from '@leadwright/sdk'

export type RichText = readonly RichNode[]

/** A node of tiptap, as far as ours go. */
export interface EditorNode {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: EditorNode[]
}

const runsOf = (node: RichNode): TextRun[] =>
  node.type === 'paragraph' ? node.runs : node.items.flatMap(item => item.runs)
export const plainText = (content: RichText): string =>
  content
    .map(node =>
      runsOf(node)
        .map(run => run.text)
        .join(''),
    )
    .join(' ')

export const toEditor = (content: RichText): EditorNode => ({
  type: 'doc',
  content: content.length === 0 ? [{ type: 'paragraph' }] : content.map(nodeToEditor),
})

function nodeToEditor(node: RichNode): EditorNode {
  if (node.type === 'paragraph')
    return { type: 'paragraph', attrs: { align: node.align ?? 'left' }, content: node.runs.flatMap(runToEditor) }
  return {
    type: node.ordered ? 'orderedList' : 'bulletList',
    content: node.items.map(item => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: item.runs.flatMap(runToEditor) }],
    })),
  }
}

function runToEditor(run: TextRun): EditorNode[] {
  const marks = [
    run.bold && { type: 'bold' },
    run.italic && { type: 'italic' },
    run.underline && { type: 'underline' },
    run.link && { type: 'link', attrs: { href: run.link } },
  ].filter(mark => typeof mark === 'object')
  return run.text
    .split('\n')
    .flatMap((text, i): EditorNode[] => [
      ...(i > 0 ? [{ type: 'hardBreak' }] : []),
      ...(text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]),
    ])
}

export function fromEditor(doc: EditorNode): RichNode[] {
  return (doc.content ?? []).flatMap((node): RichNode[] => {
    if (node.type === 'bulletList' || node.type === 'orderedList') {
      return [{ type: 'list', ordered: node.type === 'orderedList', items: itemsOf(node).map(runs => ({ runs })) }]
    }
    const { align } = node.attrs ?? {}
    const isAligned = align === 'center' || align === 'right'
    return [{ type: 'paragraph', runs: runsFrom(node), ...(isAligned && { align }) }]
  })
}

/** Lists in lists become one: emails have one level. */
const itemsOf = (list: EditorNode): TextRun[][] =>
  (list.content ?? []).flatMap(item =>
    (item.content ?? []).flatMap(part => (part.type?.endsWith('List') ? itemsOf(part) : [runsFrom(part)])),
  )

function runsFrom(node: EditorNode): TextRun[] {
  const runs: TextRun[] = []
  for (const { type, text = '', marks = [] } of node.content ?? []) {
    const has = (name: string) => marks.some(mark => mark.type === name)
    const link = marks.find(mark => mark.type === 'link')?.attrs?.href
    const run: TextRun = {
      text: type === 'hardBreak' ? '\n' : text,
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(has('underline') && { underline: true }),
      ...(typeof link === 'string' && { link }),
    }
    const before = runs.at(-1)
    if (before && formOf(before) === formOf(run)) before.text += run.text
    else runs.push(run)
  }
  return runs
}

const formOf = ({ text: _text, ...form }: TextRun): string => JSON.stringify(form)
