/** The parts that a journey's step and a sender add to a document: a question, an AI text, a signature. Pure. */
import type { LeafBlock } from '../../../../platform/pages/blocks/kinds.ts'
import type { RichText } from '../../../../platform/pages/blocks/rich-text.ts'
import type { EmailBlock, EmailDocument } from './email-document.ts'

const questionPlace = /\{\{-?\s*question\s*-?\}\}/
const textPlace = /\{\{-?\s*ai_text\s*-?\}\}/
const signaturePlace = /\{\{-?\s*sender\.signature\s*-?\}\}/g

type TextBlock = Extract<LeafBlock, { type: 'text' }>
type Place = (block: TextBlock) => LeafBlock[]

interface DocumentParts {
  /** Number of links of the question; absent: no question. */
  links?: number | undefined
  /** The number of lines of each paragraph of the AI text. */
  lines?: readonly number[] | undefined
}

/** The document with the places filled by what `partsData` names. A question that has no place closes it. */
export function documentWithParts(document: EmailDocument, { links, lines }: DocumentParts): EmailDocument {
  let filled = document
  if (links !== undefined) filled = withQuestion(filled, buttonsOf(links))
  if (lines)
    filled = replaced(filled, says(textPlace), block => [{ ...block, content: writtenIn(block.content, lines) }])
  return filled
}

const says = (place: RegExp) => (block: TextBlock) => block.content.some(node => textOf(node).search(place) >= 0)
const textOf = (node: RichText[number]): string =>
  (node.type === 'paragraph' ? [node] : node.items).flatMap(({ runs }) => runs.map(run => run.text)).join('')

const buttonsOf = (links: number): LeafBlock[] =>
  Array.from({ length: links }, (_, i) => ({
    ...{ id: `question${i}`, type: 'button' as const },
    text: `{{ question_links[${i}].label }}`,
    link: `{{ question_links[${i}].url }}`,
    space_below_px: 12,
  }))

function withQuestion(document: EmailDocument, buttons: LeafBlock[]): EmailDocument {
  let found = false
  const filled = replaced(document, says(questionPlace), block => {
    if (found) return [block]
    found = true
    const at = block.content.findIndex(node => questionPlace.test(textOf(node)))
    const after = block.content.slice(at + 1)
    const rest: LeafBlock[] = after.length > 0 ? [{ ...block, id: `${block.id}q`.slice(-32), content: after }] : []
    return [{ ...block, content: block.content.slice(0, at + 1) }, ...buttons, ...rest]
  })
  return found ? filled : closedBy(document, [textBlock('question', ['{{ question }}']), ...buttons])
}

function writtenIn(content: RichText, lines: readonly number[]): RichText {
  let count = 0
  const printed: RichText = lines.map(number => ({
    type: 'paragraph',
    runs: [{ text: Array.from({ length: number }, () => `{{ ai_lines[${count++}] }}`).join('\n') }],
  }))
  return content.flatMap(node => (textPlace.test(textOf(node)) ? printed : [node]))
}

/** The signature closes the document, unless the owner placed it. */
export function signedDocument(document: EmailDocument, lines: number): EmailDocument {
  const printed = Array.from({ length: lines }, (_, line) => `{{ sender.signature_lines[${line}] }}`)
  if (!JSON.stringify(document).includes('sender.signature'))
    return closedBy(document, [textBlock('signature', printed)])
  const sign = (text: string) => text.replaceAll(signaturePlace, () => printed.join('\n'))
  return replaced(document, says(/sender\.signature/), block => [
    {
      ...block,
      content: block.content.map(node =>
        node.type === 'paragraph' ? { ...node, runs: node.runs.map(run => ({ ...run, text: sign(run.text) })) } : node,
      ),
    },
  ])
}

const textBlock = (id: string, lines: readonly string[]): TextBlock => ({
  ...{ id, type: 'text' },
  content: [{ type: 'paragraph', runs: [{ text: lines.join('\n') }] }],
})

/** At the end, before what stands below the content. */
function closedBy(document: EmailDocument, blocks: LeafBlock[]): EmailDocument {
  const at = document.blocks.findIndex(({ type }) => type === 'footer')
  const place = at < 0 ? document.blocks.length : at
  return { ...document, blocks: document.blocks.toSpliced(place, 0, ...blocks) }
}

/** The document with some of its blocks of text replaced, those in columns and in saved blocks too. */
function replaced(document: EmailDocument, is: (block: TextBlock) => boolean, by: Place): EmailDocument {
  const each = <B extends EmailBlock>(block: B): (B | LeafBlock)[] => {
    if (block.type === 'text') return is(block) ? by(block) : [block]
    if (block.type === 'columns')
      return [{ ...block, columns: block.columns.map(one => ({ ...one, blocks: one.blocks.flatMap(each) })) }]
    if (block.type === 'saved' && block.blocks) return [{ ...block, blocks: block.blocks.flatMap(each) }]
    return [block]
  }
  return { ...document, blocks: document.blocks.flatMap(each) }
}
