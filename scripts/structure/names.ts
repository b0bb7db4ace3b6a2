/** What the contract has several of, and which files name one of them: as a text or as a key. */
import document from '../../openapi/openapi.json' with { type: 'json' }
import { isName, type Node, type Source } from '../../tests/arch/source.ts'

/** Fields that only leads have: a field next to them in a file is the lead's, not a user's or a visitor's. */
const OF_LEADS_ALONE = ['middle_name', 'mailability', 'registered_at']

const { JourneyStep, JourneyTrigger } = document.components.schemas

export const contractNames = {
  steps: Object.keys(JourneyStep.discriminator.mapping),
  triggers: Object.keys(JourneyTrigger.discriminator.mapping),
  leadFields: ['email', 'first_name', 'middle_name', 'last_name', 'phone', 'timezone', 'language'],
} as const

export const namesText =
  (name: string) =>
  (source: Source): boolean =>
    namedIn(source).has(name)

/** Names a field, which others have too, as a lead's: beside a field that only leads have, or as `lead.field`. */
export const namesLeadField =
  (name: string) =>
  (source: Source): boolean => {
    const named = namedIn(source)
    if (named.has(name) && OF_LEADS_ALONE.some(field => named.has(field))) return true
    let found = false
    source.visit({
      MemberExpression(node) {
        found ||= isName(node.property, name) && (isName(node.object, 'lead') || isName(node.object, 'leads'))
      },
    })
    return found
  }

function namedIn(source: Source): Set<string> {
  const named = new Set<string>()
  const key = ({ key: of, computed }: Node) => {
    if (!computed) named.add((of as { name?: string }).name ?? '')
  }
  source.visit({
    Literal: ({ value }) => void (typeof value === 'string' && named.add(value)),
    Property: key,
    PropertyDefinition: key,
    TSPropertySignature: key,
  })
  return named
}
