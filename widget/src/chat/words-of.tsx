/** An answer as elements: the little markup of texts, and its marks `[1]` as buttons that open the passage. Never HTML. */
import type { ComponentChildren } from 'preact'
import { blocksOf, type Inline, inlineOf } from '../popup/rich-text.ts'
import type { Line, ViewProps } from './state.ts'

type CitationProps = ViewProps & { line: Line }

const Mark = ({ state, act, line, number }: CitationProps & { number: number }): ComponentChildren => {
  const cited = line.citations.find(one => one.number === number)
  if (!cited) return `[${number}]`
  const shown = state.passage?.line === line.id && state.passage.number === number
  return (
    <button
      type="button"
      class="mark"
      aria-expanded={shown}
      aria-label={state.say('passage', { number, title: cited.title })}
      onClick={() => act.cite(line.id, number)}
    >
      {number}
    </button>
  )
}

/** Text between marks. */
function marked(text: string, cited: CitationProps): ComponentChildren[] {
  return text
    .split(/(\[\d{1,2}\])/)
    .map(part => (/^\[\d+\]$/.test(part) ? <Mark {...cited} number={Number(part.slice(1, -1))} /> : part))
}

const inline = (parts: Inline[], cited: CitationProps): ComponentChildren[] =>
  parts.flatMap(part => {
    if (typeof part === 'string') return marked(part, cited)
    const { tag: Tag, href, parts: inner } = part
    if (Tag !== 'a') return <Tag>{inline(inner, cited)}</Tag>
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {inline(inner, cited)}
      </a>
    )
  })

/** What an assistant or a person wrote. */
export const Words = (cited: CitationProps): ComponentChildren =>
  blocksOf(cited.line.text).map(({ list: List, lines }) =>
    List ? (
      <List>
        {lines.map(line => (
          <li>{inline(line, cited)}</li>
        ))}
      </List>
    ) : (
      <p>{inline(lines[0] ?? [], cited)}</p>
    ),
  )

/** What a visitor wrote, letter by letter. */
export const Plain = ({ text }: { text: string }) => <p>{text}</p>

/** The owner's own line, with its markup. */
export const Given = ({ text, ...drawn }: ViewProps & { text: string }) => {
  const line: Line = { id: '', from: 'assistant', text, citations: [], state: 'complete' }
  return <p>{inline(inlineOf(text), { ...drawn, line })}</p>
}
