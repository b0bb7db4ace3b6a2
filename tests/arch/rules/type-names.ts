/** A type has the name of what it holds: its last word, which carries the meaning, is a noun, no participle and no gerund. */
import { isTest, type Node, type Rule } from '../source.ts'

const PRODUCT = /^(api|workflows|sdk|widget|admin|cli|mcp)\//
/** Nouns that the field uses for things: what is kept, shown or set, not that somebody does it. */
const NOUNS_IN_ING = new Set(
  'Binding Coding Embedding Encoding Finding Heading Housekeeping Listing Mapping Meaning Nothing Setting String Thing Warning'.split(
    ' ',
  ),
)
const NOUNS_IN_ED = new Set(['Bed', 'Embed', 'Shed', 'Shred'])
/** Participles that no ending tells, but those that are nouns as well: run, set, cut, hit, bound, split. */
const IRREGULAR = new Set(
  (
    'Agreed Begun Broken Brought Built Bought Caught Chosen Done Drawn Driven Fallen Fed Felt Forgotten Found Given ' +
    'Gone Grown Heard Held Hidden Kept Known Laid Led Left Lent Lost Made Meant Met Overdue Paid Proven Put Read Risen ' +
    'Said Seen Sent Shown Shut Sold Spent Spoken Stolen Taken Taught Told Torn Thrown Understood Unfit Withdrawn Won ' +
    'Worn Written'
  ).split(' '),
)

export const typeNames: Rule = source => {
  if (!PRODUCT.test(source.path) || isTest(source.path) || source.path.includes('/testing/')) return []
  const reasons: string[] = []
  const look = ({ id }: Node) => {
    const name = (id as { name?: string } | null)?.name ?? ''
    const head = name.match(/[A-Z][a-z0-9]*/g)?.at(-1) ?? name
    if (/ing$/i.test(head) && !NOUNS_IN_ING.has(head))
      reasons.push(`${name}: "${head}" says what is done, not what it is`)
    if (isParticiple(head)) reasons.push(`${name}: "${head}" says how it came about, not what it is`)
  }
  source.visit({ TSTypeAliasDeclaration: look, TSInterfaceDeclaration: look, ClassDeclaration: look })
  return reasons
}

function isParticiple(word: string): boolean {
  if (/[^e]ed$/.test(word)) return !NOUNS_IN_ED.has(word)
  return IRREGULAR.has(word) || IRREGULAR.has(withoutPrefix(word))
}

/** `Unread` and `Resent` without what makes them the opposite or the repetition. */
function withoutPrefix(word: string): string {
  const rest = /^(?:Re|Un)([a-z]+)$/.exec(word)?.[1] ?? ''
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
