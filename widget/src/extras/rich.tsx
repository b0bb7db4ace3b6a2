/** Text with a little markup as elements: whatever an owner typed, no markup of theirs reaches the page. */
import { blocksOf, type Inline, inlineOf } from '../popup/rich-text.ts'

const Part = ({ part }: { part: Inline }) => {
  if (typeof part === 'string') return part
  const { tag: Tag, href, parts } = part
  const link = href ? { href, target: '_blank', rel: 'noopener' } : {}
  return <Tag {...link}>{drawn(parts)}</Tag>
}

const drawn = (parts: Inline[]) => parts.map(part => <Part part={part} />)

/** Of a text with its paragraphs and lists, or of one line of it. */
export const rich = (text = '', is_line?: boolean) =>
  is_line
    ? drawn(inlineOf(text))
    : blocksOf(text).map(({ list, lines }) => {
        const List = list || 'div'
        return <List>{list ? lines.map(line => <li>{drawn(line)}</li>) : lines.map(drawn)}</List>
      })
