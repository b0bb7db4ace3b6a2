/** The levels of a page's headings, in the order and as the page is rendered. Pure. */
import type { PageBlock } from './page-document.ts'

export function headingLevels(blocks: readonly PageBlock[]): number[] {
  const state = { firsts: 0 }
  return blocks
    .flatMap(block => headingsOf(block, state))
    .filter(({ text }) => text.trim() !== '')
    .map(({ level }) => level)
}

interface Heading {
  level: number
  text: string
}

const below = (heading: string, texts: readonly string[]): Heading[] => [
  { level: 2, text: heading },
  ...texts.map(text => ({ level: 3, text })),
]

function headingsOf(block: Block, state: { firsts: number }): Heading[] {
  switch (block.type) {
    case 'heading':
      if (block.level === 1) state.firsts += 1
      return [{ level: block.level, text: block.text }]
    case 'hero':
      return [{ level: state.firsts++ === 0 ? 1 : 2, text: block.heading }]
    case 'product':
      return [{ level: 3, text: block.name }]
    case 'columns':
      return block.columns.flatMap(column => column.blocks.flatMap(one => headingsOf(one, state)))
    case 'features':
      return below(
        block.heading,
        block.features.map(({ heading }) => heading),
      )
    case 'pricing':
      return below(
        block.heading,
        block.plans.map(({ name }) => name),
      )
    case 'gallery':
    case 'testimonials':
    case 'questions':
    case 'form':
      return below(block.heading, [])
    default:
      return []
  }
}

type Block = PageBlock | Extract<PageBlock, { type: 'columns' }>['columns'][number]['blocks'][number]

/** Begins with the first level, and none is left out on the way down. */
export const isInOrder = (levels: readonly number[]): boolean =>
  levels.length > 0 && levels.every((level, i) => level <= (i === 0 ? 1 : (levels[i - 1] ?? 0) + 1))
