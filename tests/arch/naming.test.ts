/** Names of types, files and functions: held against the repository, and against names that the rule must refuse. */
import { describe, expect, test } from 'vitest'
import { functionNames } from './rules/function-names.ts'
import { names } from './rules/names.ts'
import { typeNames } from './rules/type-names.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

const sources = repositoryPaths().filter(isCode).map(readSource)

test.each([
  ['api/site/contacts/tags/rules.ts', 'interface Found { id: string }'],
  ['api/site/contacts/tags/rules.ts', 'export type TagsAsked = string[]'],
  ['workflows/ports.ts', 'export class RunBroken extends Error {}'],
  ['admin/ui/table.tsx', 'type Unread = number'],
  ['widget/src/chat/wire.ts', 'interface Resent { id: string }'],
  ['api/site/email/emails/send-context.ts', 'interface Sending { key: Buffer }'],
  ['workflows/advance.ts', 'type DraftWriting = () => void'],
])('refuses in %s: %s', (path, text) => {
  expect(typeNames(parseSource(path, text))).toHaveLength(1)
})

test.each([
  ['api/site/contacts/tags/rules.ts', 'interface StoredFile { id: string }'],
  ['api/site/contacts/tags/rules.ts', 'export type Thread = string; type DueRun = string; type Feed = string'],
  ['api/site/capture/campaigns/table.ts', 'export interface Mapping { field: string }'],
  ['api/site/contacts/tags/rules.test.ts', 'interface Found { id: string }'],
])('accepts in %s: %s', (path, text) => {
  expect(typeNames(parseSource(path, text))).toEqual([])
})

test('holds in the repository', () => {
  const found = sources.flatMap(source => typeNames(source).map(reason => `${source.path}: ${reason}`))
  expect(found).toEqual([])
  // Every file of the repository, on a machine that may be busy.
}, 180_000)

describe('names of files', () => {
  const refused = ['api/platform/utils.ts', 'admin/ui/form-helpers.tsx', 'api/common/text.ts', 'workflows/types.ts']
  const refusedToo = ['api/site/contacts/tags/index.ts', 'admin/base.css', 'api/account/domain-manager/store.ts']
  const gerunds = [
    'api/site/email/emails/sending.ts',
    'admin/ui/typing.css',
    'api/site/contacts/imports/reading/csv.test.ts',
  ]
  test.each([...refused, ...refusedToo, ...gerunds])('refuses %s', path => expect(names([path])).toHaveLength(1))
  const accepted = ['sdk/src/index.ts', 'api/platform/database/write.ts', 'api/account/managers/store.ts', 'README.md']
  const nouns = [
    'api/account/billing/pricing.ts',
    'widget/src/watch/fling.ts',
    'api/site/contacts/imports/importing.test.ts',
  ]
  test.each([...accepted, ...nouns])('accepts %s', path => expect(names([path])).toEqual([]))
  test('holds in the repository', () => expect(names(repositoryPaths())).toEqual([]))
})

describe('names of functions', () => {
  test.each([
    'export async function planOf(id: string) {}',
    'export const tagsOf = (db: Db, lead_id: string) => db.all(lead_id)',
    `export function siteOf(from: Handle<'site'>) {}`,
    'export const placesOf = (context: Context) => context.installation',
    'export const answerOf = (name: string): Promise<string> => ask(name)',
    'export async function* rowsOf(file: File) {}',
  ])('refuses %s', text => {
    expect(functionNames(parseSource('api/site/contacts/tags/store.ts', text))).toHaveLength(1)
  })
  test.each([
    'export const nameOf = (kind: Kind): string => names[kind]',
    'export function listOf(steps: Step[], key: ListKey) {}',
    'export const deleteTagsOf = async (tx: Tx, lead_id: string) => {}',
    'const planOf = async (id: string) => {}',
  ])('accepts %s', text => {
    expect(functionNames(parseSource('api/site/contacts/tags/store.ts', text))).toEqual([])
  })
  test('holds in the repository', () => {
    const found = sources.flatMap(source => functionNames(source).map(reason => `${source.path}: ${reason}`))
    expect(found).toEqual([])
    // Every file of the repository, on a machine that may be busy.
  }, 180_000)
})
