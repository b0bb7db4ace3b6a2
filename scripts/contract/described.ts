/** What of the contract is not said in words, and what the linter of Redocly finds. */
import { describedDocument } from '../../api/document.ts'
import { lintContract } from './lint.ts'
import { findSilent } from './silent.ts'
import { findSilentValues } from './silent-values.ts'

export async function checkContract() {
  const described = describedDocument()
  const document: object = JSON.parse(JSON.stringify(described.document))
  const { operations, silent } = findSilent(document)
  const places = [
    ...silent,
    ...findSilentValues(document),
    ...described.undescribed.map(({ owner, name }) => `${owner}.${name}`),
  ]
  const { errors, warnings, lines } = await lintContract(document)
  const complaints = [
    ...places.map(place => `${place} is not described.`),
    ...described.unused.map(key => `Nothing takes the term ${key} of api/document-terms.`),
    ...lines,
  ]
  return {
    complaints,
    counts: { operations, undescribed: places.length, lint_errors: errors, lint_warnings: warnings },
  }
}
