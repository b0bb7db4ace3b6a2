/** What strangers wrote is read in time that grows with its length, as deep as browsers read. */
import { expect, test } from 'vitest'
import { sized } from '../../../testing/repetitions.ts'
import { markupLimits } from './limits.ts'
import { MarkupError, parseMarkup } from './parse.ts'
import { sanitizeHtml } from './sanitize.ts'
import { parseSelectorList, parseStyles } from './styles.ts'
import { elementsOfTree, parseTree, textOfTree, withinDepth } from './tree.ts'

const parts = [
  ...['<div>', '<a>', '<p>', '<li>', '<td>', '<table><tr><td>', '<form>', '<select>', '<option>', '<b></b>', '</p>'],
  ...['<x></y>', '<p></div>', '<', '</', '<!--', '-->', '<![CDATA[', '<!', '<?', '&', '&amp;', '&#x', '<a b ', 'a="'],
  ...[
    '<script>',
    '<title>',
    '<textarea>',
    '<svg>',
    '<svg><a/>',
    '<svg><foreignObject>',
    '<math><mi>',
    '</br>',
    '<div/>',
  ],
]

test.each(parts.filter((_, i) => i % sized(4, 1) === 0))(
  '%s again and again takes as long as it is, in HTML and in XML',
  part => {
    for (const xmlMode of [false, true]) {
      let [depth, deepest] = [0, 0]
      const read = (characters: number) => {
        const began = performance.now()
        const handlers = {
          onopentagname: () => {
            deepest = Math.max(deepest, ++depth)
          },
          onopentag: () => undefined,
          ontext: () => undefined,
          onclosetag: () => {
            depth -= 1
          },
        }
        parseMarkup(part.repeat(characters / part.length), handlers, { xmlMode })
        return performance.now() - began
      }
      const short = Math.min(read(200_000), read(200_000))
      // What grows with the square of the text would take twenty-five times as long.
      expect(read(1_000_000)).toBeLessThan(Math.max(3_000, short * 20))
      expect(depth).toBe(0)
      expect(deepest).toBeLessThanOrEqual(markupLimits.markup_depth_max + 1)
    }
  },
)

test('what lies too deep is read as if it lay there, and what follows is where it is', () => {
  const { markup_depth_max: deep } = markupLimits
  const html = (depth: number) =>
    `${'<div>'.repeat(depth)}<p>At <b>the</b> bottom</p>${'</div>'.repeat(depth)}<h1>End</h1>`
  for (const depth of [3, deep - 1, deep, deep + 1, deep * 3]) {
    const tree = parseTree(html(depth))
    const end = elementsOfTree(tree).find(({ name }) => name === 'h1')
    expect([depth, end?.parent]).toEqual([depth, tree])
    expect(tree.children.map(textOfTree)).toEqual(['At the bottom', 'End'])
    const written = withinDepth(html(depth))
    expect(written === html(depth)).toBe(depth < deep - 1)
    expect(withinDepth(written)).toBe(written)
  }
})

test('what has more elements than a page can have is refused; of an element with very many attributes the first count', () => {
  const elements = markupLimits.markup_tree_elements_max
  expect(elementsOfTree(parseTree('<br>'.repeat(elements)))).toHaveLength(elements)
  expect(() => parseTree('<br>'.repeat(elements + 1))).toThrow(MarkupError)
  let count = 0
  parseMarkup(`<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(' ')}>`, {
    onattribute: () => {
      count += 1
    },
  })
  expect(count).toBe(markupLimits.markup_attributes_max)
})

test('HTML that is sanitized is no deeper either', () => {
  const clean = sanitizeHtml(`${'<div><script>x</script>'.repeat(20_000)}Text`, { allowedTags: ['div'] })
  expect(clean.match(/<div>/g)).toHaveLength(20_000)
  expect(clean).toContain('Text')
  expect(clean).not.toContain('x</')
  const longest = clean.split('</div>').map(part => part.match(/<div>/g)?.length ?? 0)
  expect(Math.max(...longest)).toBeLessThanOrEqual(markupLimits.markup_depth_max + 1)
})

test.each(['a{', '{', '}', 'a{b:c;', '(', 'url(', '"', '/*', '\\', '@media{', ';', 'a:b;', '@', ',', 'a,'])(
  'a style sheet of %s is read or refused at once',
  part => {
    const began = performance.now()
    parseStyles(part.repeat(400_000 / part.length))
    parseSelectorList(part.repeat(400_000 / part.length))
    parseSelectorList(part.repeat(Math.floor(markupLimits.selector_characters_max / part.length)))
    expect(performance.now() - began).toBeLessThan(3_000)
  },
)

test('selectors in selectors have an end', () => {
  expect(parseSelectorList(':not(:not(a))')).toHaveLength(1)
  expect(parseSelectorList(`${':not('.repeat(9)}a${')'.repeat(9)}`)).toBeUndefined()
})
