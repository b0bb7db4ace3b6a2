/** How the admin is written: each rule held against it, and against violations that it must find. */
import { describe, expect, test } from 'vitest'
import { adminChanges } from './rules/changes.ts'
import { equality } from './rules/equality.ts'
import { numbers } from './rules/numbers.ts'
import { adminPackages } from './rules/packages.ts'
import { isCode, parseSource, type Rule, readSource, repositoryPaths } from './source.ts'

const sources = repositoryPaths()
  .filter(path => path.startsWith('admin/') && isCode(path))
  .map(readSource)

const path = 'admin/features/leads/tag-list.tsx'
const planted: Record<string, { rule: Rule; refused: string[]; accepted: string[] }> = {
  changes: {
    rule: adminChanges,
    refused: [
      `const submit = () => client.tags.create({ site_id, body })`,
      `const remove = async () => { await client.tags.delete(of); await queries.invalidateQueries() }`,
      `useQuery({ queryFn: () => client.leads.delete(of) }); useChange({ run: () => undefined })`,
    ],
    accepted: [
      `const create = useChange({ run: body => client.tags.create({ site_id, body }), shows: 'the answer' })`,
      `const form = useSettings({ save: (body, options) => client.sites.update({ site_id, body }, options) })`,
      `const editor = useEditor<Tag, Draft>(tag, { update: async body => client.tags.update({ site_id, body }) })`,
      `const found = queryOptions({ queryFn: () => client.tags.list({ site_id }) })`,
      `const count = await client.leads.count({ site_id, body: { filter } })`,
      `await client.auth.signIn({ body })`,
    ],
  },
  equality: {
    rule: equality,
    refused: [
      `const isSame = JSON.stringify(one) === JSON.stringify(other)`,
      `if (text !== JSON.stringify(value)) save()`,
    ],
    accepted: [`const isSame = isEqual(one, other)`, `const text = JSON.stringify(value)`],
  },
  packages: {
    rule: adminPackages,
    refused: [
      `import { debounce } from 'lodash'`,
      `import type { Page } from 'playwright'`,
      `import { http } from 'msw'`,
    ],
    accepted: [`import { Leadwright } from '@leadwright/sdk'`, `import { Button } from 'react-aria-components/Button'`],
  },
  numbers: {
    rule: numbers,
    refused: [`<TextField maxLength={100} />`, `<NumberField minValue={1} maxValue={90} />`, `const answersMax = 10`],
    accepted: [
      `<TextField maxLength={constraints.NewTag.name.maxLength} />`,
      `<NumberField minValue={0} maxValue={limits.journey_answers_max} />`,
      `const sharedMax = 0.3`,
    ],
  },
}

describe.each(Object.entries(planted))('%s', (_, { rule, refused, accepted }) => {
  test.each(refused)('refuses %s', text => expect(rule(parseSource(path, text))).not.toEqual([]))
  test.each(accepted)('accepts %s', text => expect(rule(parseSource(path, text))).toEqual([]))
  test('holds in the admin', () => {
    expect(sources.flatMap(source => rule(source).map(reason => ({ path: source.path, reason })))).toEqual([])
  })
})
