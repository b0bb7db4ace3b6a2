/**
 * `npm run check:docs`: every part of the contract says in words what it is, and the linter of Redocly finds nothing. The last line is
 * one JSON object. Part of `npm run verify`.
 */
import { describedDocument } from '../api/document.ts'
import { lintContract } from './contract/lint.ts'
import { findSilent } from './contract/silent.ts'

const described = describedDocument()
const document: object = JSON.parse(JSON.stringify(described.document))
const { operations, silent } = findSilent(document)
const places = [...silent, ...described.undescribed.map(({ owner, name }) => `${owner}.${name}`)]
const { errors, warnings, lines } = await lintContract(document)
const complaints = [
  ...places.map(place => `${place} is not described.`),
  ...described.unused.map(key => `Nothing takes the term ${key} of api/document-terms.`),
  ...lines,
]
for (const line of complaints) console.log(line)
console.log(JSON.stringify({ operations, undescribed: places.length, lint_errors: errors, lint_warnings: warnings }))
process.exitCode = complaints.length > 0 ? 1 : 0
