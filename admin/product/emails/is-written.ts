/** Whether a template says anything beside its header, its footer and its legal lines. Pure. */
import type { Template } from '@leadwright/sdk'

type Content = Pick<Template, 'body_text' | 'document'>
type Block = NonNullable<Template['document']>['blocks'][number]

export const isWritten = ({ body_text, document }: Content): boolean =>
  document ? document.blocks.some(saysSomething) : body_text.trim() !== ''

function saysSomething(block: Block): boolean {
  if (block.type === 'header' || block.type === 'footer') return false
  return block.type !== 'text' || /"text":"[^"]*[^\s"]/.test(JSON.stringify(block.content))
}
