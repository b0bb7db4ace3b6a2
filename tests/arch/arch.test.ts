/** The rules of the architecture, held against the repository, and against violations that each of them must find. */
import { describe, expect, test } from 'vitest'
import { adminLayers } from './rules/admin.ts'
import { clock, determinism, environment, transactions, waking } from './rules/concerns.ts'
import { contracts } from './rules/contracts.ts'
import { cyclesOf } from './rules/cycles.ts'
import { featureFiles, featureImports } from './rules/features.ts'
import { leftovers } from './rules/leftovers.ts'
import { markup } from './rules/markup.ts'
import { modules } from './rules/modules.ts'
import { length } from './rules/names.ts'
import { packages } from './rules/packages.ts'
import { isCode, isTest, parseSource, type Rule, readSource, repositoryPaths, type Violation } from './source.ts'

const paths = repositoryPaths()
const sources = paths.filter(isCode).map(readSource)

/** For each rule: texts that it must refuse, and texts that it must accept, by path. */
const planted: Record<string, { rule: Rule; refused: [string, string][]; accepted: [string, string][] }> = {
  modules: {
    rule: modules,
    refused: [
      ['api/site/automation/journeys/service.ts', `import { run } from '../../../../workflows/embedded/runner.ts'`],
      ['api/seed/seed.ts', `import { advance } from '../../workflows/advance.ts'`],
      ['api/account/plans/service.ts', `import type { Lead } from '../../site/contacts/leads/rules.ts'`],
      ['api/app.ts', `import { Leadwright } from '@leadwright/sdk'`],
      ['api/app.ts', `import { openMemory } from '../widget/src/loader/memory.ts'`],
      ['api/app.ts', `const x = await import('../workflows/temporal/worker.ts')`],
      ['workflows/embedded/runner.ts', `import { leads } from '../../api/site/contacts/leads/table.ts'`],
      ['workflows/embedded/runner.ts', `import type { Context } from '../../api/platform/features/context.ts'`],
      ['workflows/embedded/runner.ts', `import { proxyActivities } from '@temporalio/workflow'`],
      ['workflows/core/step.ts', `import { zone } from '../time/zone.ts'`],
      ['workflows/core/step.ts', `import type { Ports } from '../ports.ts'`],
      ['workflows/core/step.ts', `export { createHash } from 'node:crypto'`],
      ['sdk/src/client.ts', `import { limits } from '../../api/platform/runtime/limits.ts'`],
      ['sdk/src/client.ts', `import { Agent } from 'node:http'`],
      ['widget/src/loader.ts', `import { Leadwright } from '@leadwright/sdk'`],
      ['widget/src/loader.ts', `export * from '../../tests/tools/chromium.ts'`],
      ['admin/app/main.tsx', `import { limits } from '../../api/platform/runtime/limits.ts'`],
      ['admin/app/main.tsx', `import type { Tag } from '../../sdk/src/index.ts'`],
      ['examples/quick-start.ts', `import { createApp } from '../api/app.ts'`],
    ],
    accepted: [
      ['api/account/plans/service.ts', `import { port } from '../../platform/features/port.ts'`],
      ['api/site/email/senders/service.ts', `import { existingSite } from '../../../account/sites/rules.ts'`],
      ['api/main.ts', `import { run } from '../workflows/embedded/runner.ts'`],
      ['api/seed/main.ts', `import { advance } from '../../workflows/advance.ts'`],
      [
        'api/site/automation/journeys/rules.ts',
        `import type { Definition } from '../../../../workflows/core/definition.ts'`,
      ],
      ['api/site/capture/popups/why.ts', `import { decide } from '../../../../widget/src/decide/decide.ts'`],
      [
        'api/site/contacts/lead-quality/rules.ts',
        `import { suggestAddress } from '../../../../widget/src/popup/typo.ts'`,
      ],
      ['workflows/core/step.ts', `import { next } from './next.ts'`],
      ['workflows/core/step.test.ts', `import { test } from 'vitest'`],
      ['workflows/temporal/loop.ts', `import { sleep } from '@temporalio/workflow'`],
      ['widget/src/form.ts', `import type { Problem } from '@leadwright/sdk'`],
      ['admin/app/main.tsx', `import { Leadwright } from '@leadwright/sdk'`],
    ],
  },
  adminLayers: {
    rule: adminLayers,
    refused: [
      ['admin/ui/button.tsx', `import { useCan } from '../product/session/abilities.ts'`],
      ['admin/ui/button.tsx', `import type { Screen } from '../product/screens/screen.ts'`],
      ['admin/messages/messages.tsx', `import { Button } from '../ui/button.tsx'`],
      ['admin/product/filter/choices.ts', `import { TagList } from '../../features/lead-settings/tag-list.tsx'`],
      ['admin/product/filter/choices.ts', `const list = await import('../../features/lead-settings/tag-list.tsx')`],
      ['admin/product/filter/choices.ts', `import { router } from '../../app/router.tsx'`],
      ['admin/features/leads/lead-list.tsx', `import { Frame } from '../../app/frame.tsx'`],
      ['admin/features/leads/lead-list.tsx', `import type { TagRow } from '../lead-settings/tag-list.tsx'`],
      ['admin/features/leads/lead-list.tsx', `import '../lead-settings/tags.css'`],
      ['admin/features/popups/properties/place.tsx', `import { look } from '../../site-design/look.ts'`],
    ],
    accepted: [
      ['admin/ui/button.tsx', `import { useMessages } from '../messages/messages.tsx'`],
      ['admin/product/filter/choices.ts', `import { client } from '../session/api.ts'`],
      ['admin/features/leads/lead-list.tsx', `import { DataTable } from '../../ui/data-table.tsx'`],
      ['admin/features/popups/properties/place.tsx', `import { popupQuery } from '../queries.ts'`],
      ['admin/app/screens.ts', `import { screens } from '../features/leads/screens.ts'`],
    ],
  },
  markup: {
    rule: markup,
    refused: [
      ['api/site/assistants/knowledge-sources/reader/html.ts', `import { Parser } from 'htmlparser2'`],
      ['api/site/email/templates/document/clean-html.ts', `import sanitize from 'sanitize-html'`],
      ['api/platform/pages/page-tags.ts', `const { parse } = await import('postcss')`],
      ['api/site/website/pages/import/nodes.ts', `export { DomUtils } from 'htmlparser2'`],
      ['api/site/assistants/knowledge-sources/fetch/robots.ts', `import parser from 'robots-parser'`],
      ['api/public/chat/files-service.ts', `new Worker(new URL('./thread.ts', import.meta.url))`],
      ['api/public/chat/files-service.ts', `const { default: mammoth } = await import('mammoth')`],
      ['api/site/contacts/imports/service.ts', `import { parse } from 'csv-parse/sync'`],
      ['api/site/contacts/leads/service.ts', `const xlsx = createRequire(import.meta.url)('@e965/xlsx')`],
      ['api/site/contacts/imports/service.ts', `import { readCsv } from './reader/csv.ts'`],
      ['api/site/contacts/imports/service.ts', `import { readFile } from './reader/read-file.ts'`],
      ['api/site/assistants/knowledge-sources/service.ts', `await import('./reader/thread.ts')`],
    ],
    accepted: [
      ['api/platform/texts/markup/parse.ts', `import { Parser } from 'htmlparser2'`],
      ['api/platform/texts/markup/styles.ts', `import type { Rule } from 'postcss'`],
      ['api/platform/runtime/threads/in-thread.ts', `new Worker(task.url)`],
      ['api/site/contacts/imports/reader/csv.ts', `import { parse } from 'csv-parse'`],
      ['api/site/contacts/imports/reader/read-file.ts', `const { readWorkbook } = await import('./workbook.ts')`],
      ['api/site/contacts/imports/reader/file-reader.ts', `import type { FileRead } from './read-file.ts'`],
      ['api/site/website/pages/import/nodes.test.ts', `import { parseDocument } from 'htmlparser2'`],
    ],
  },
  packages: {
    rule: packages,
    refused: [
      ['api/app.ts', `import { test } from 'vitest'`],
      ['api/app.ts', `import { Client } from '@temporalio/client'`],
      ['workflows/advance.ts', `import { proxyActivities } from '@temporalio/workflow'`],
      ['admin/app/main.tsx', `import axe from 'axe-core'`],
    ],
    accepted: [
      ['api/app.ts', `import { Hono } from 'hono'\nimport { join } from 'node:path'`],
      ['api/app.test.ts', `import { test } from 'vitest'`],
      ['workflows/temporal/loop.ts', `import { sleep } from '@temporalio/workflow'`],
      ['admin/app/main.tsx', `import { createRoot } from 'react-dom/client'`],
    ],
  },
  featureImports: {
    rule: featureImports,
    refused: [
      ['api/site/contacts/leads/service.ts', `import { createTag } from '../tags/service.ts'`],
      ['api/site/contacts/leads/rules.ts', `import { pageOfTags } from '../tags/store.ts'`],
      ['api/public/submissions/service.ts', `import type { TagRow } from '../../site/contacts/tags/store.ts'`],
      ['api/platform/events/events.ts', `import { tags } from '../../site/contacts/tags/table.ts'`],
    ],
    accepted: [
      ['api/site/contacts/leads/service.ts', `import { assignTags } from '../tags/rules.ts'`],
      ['api/site/contacts/leads/store.ts', `import { tags } from '../tags/table.ts'`],
      ['api/site/contacts/leads/contract.ts', `import { tag } from '../tags/contract.ts'`],
      ['api/site/contacts/tags/service.ts', `import { pageOfTags } from './store.ts'`],
      ['api/features.ts', `import { routes } from './site/contacts/tags/routes.ts'`],
    ],
  },
  length: {
    rule: length,
    refused: [['api/app.ts', '// line\n'.repeat(301)]],
    accepted: [
      ['api/app.ts', '// line\n'.repeat(300)],
      ['api/platform/problem/catalog.ts', '// line\n'.repeat(301)],
    ],
  },
  leftovers: {
    rule: leftovers,
    refused: [
      ['api/app.ts', '// TODO: limits'],
      ['api/app.ts', '/* biome-ignore lint: it is fine */'],
      ['api/app.ts', '// @ts-ignore'],
      ['api/app.test.ts', "test.skip('x', () => {})"],
      ['api/app.test.ts', "describe.only('x', () => {})"],
    ],
    accepted: [
      ['api/app.ts', "const word = 'TODO'"],
      ['api/app.test.ts', "test.each([1])('x', () => {})"],
    ],
  },
  clock: {
    rule: clock,
    refused: [
      ['api/site/contacts/tags/service.ts', 'const at = Date.now()'],
      ['api/site/contacts/tags/service.ts', 'const at = new Date()'],
      ['workflows/embedded/runner.ts', 'const text = Date()'],
      ['workflows/time/zone.ts', 'const now = Temporal.Now.instant()'],
    ],
    accepted: [
      ['api/platform/runtime/clock.ts', 'const at = Date.now()'],
      ['api/site/contacts/tags/service.ts', 'const text = new Date(at).toISOString()'],
      ['api/site/contacts/tags/tags.test.ts', 'const at = Date.now()'],
    ],
  },
  waking: {
    rule: waking,
    refused: [
      ['api/site/contacts/tags/service.ts', "signals.wake('jobs', site.id)"],
      ['api/site/contacts/tags/service.ts', "afterCommit(() => context.installation.signals.wake('runs', site.id))"],
    ],
    accepted: [
      ['api/site/contacts/tags/store.ts', "tx.announce('jobs')"],
      ['api/account/demo/service.ts', "signals.wake('jobs', site.id)"],
      ['api/site/contacts/tags/tags.test.ts', "h.installation.signals.wake('jobs', site)"],
    ],
  },
  environment: {
    rule: environment,
    refused: [
      ['api/app.ts', 'const port = process.env.PORT'],
      ['api/platform/runtime/log.ts', "const level = process.env['LOG_LEVEL']"],
    ],
    accepted: [
      ['api/platform/config/config.ts', 'const port = process.env.PORT'],
      ['api/testing/provoked.ts', 'const folder = process.env.PROVOKED_DIR'],
    ],
  },
  transactions: {
    rule: transactions,
    refused: [['api/site/contacts/tags/store.ts', 'await db.transaction(async tx => {})']],
    accepted: [['api/platform/database/write.ts', 'await db.transaction(async tx => {})']],
  },
  determinism: {
    rule: determinism,
    refused: [
      ['workflows/core/step.ts', 'const chance = Math.random()'],
      ['workflows/core/step.ts', 'setTimeout(go, 10)'],
      ['workflows/core/step.ts', 'const f = async () => { await g() }'],
    ],
    accepted: [['workflows/core/step.ts', 'const largest = Math.max(1, 2)']],
  },
  contracts: {
    rule: contracts,
    refused: [
      [
        'api/site/contacts/tags/contract.ts',
        `export const getTag = contract({ operationId: 'getTag', summary: '', tag: '', database: 'site' })`,
      ],
      [
        'api/site/contacts/tags/contract.ts',
        `const of = { tag: 'tags', database: 'site' }; export const a = contract({ ...of, operationId: 'a', summary: '' })`,
      ],
      ['api/site/contacts/tags/contract.ts', 'export const nothing = 1'],
    ],
    accepted: [
      [
        'api/site/contacts/tags/contract.ts',
        `const of = { permission: 'manage-leads', database: 'site', tag: 'tags' } as const
         export const getTag = contract({ ...of, operationId: 'getTag', summary: '' })`,
      ],
    ],
  },
}

describe.each(Object.entries(planted))('%s', (_, { rule, refused, accepted }) => {
  test.each(refused)('refuses in %s, case %#', (path, text) => {
    expect(rule(parseSource(path, text))).not.toEqual([])
  })
  test.each(accepted)('accepts in %s, case %#', (path, text) => {
    expect(rule(parseSource(path, text))).toEqual([])
  })
  test('holds in the repository', () => {
    const violations: Violation[] = sources.flatMap(source =>
      rule(source).map(reason => ({ path: source.path, reason })),
    )
    expect(violations).toEqual([])
    // Every file of the repository, on a machine that may be busy.
  }, 180_000)
})

describe('cycles of files', () => {
  const of = (files: Record<string, string>) =>
    cyclesOf(Object.entries(files).map(([path, text]) => parseSource(path, text)))
  test('refuses a circle of two, by a type alone', () => {
    const files = { 'admin/ui/a.ts': `import { b } from './b.ts'`, 'admin/ui/b.ts': `import type { A } from './a.ts'` }
    expect(of(files)).toEqual(['admin/ui/a.ts → admin/ui/b.ts → admin/ui/a.ts'])
  })
  test('refuses a longer one that only some files lead to, and what is loaded later', () => {
    const files = {
      'admin/ui/start.ts': `import './a.ts'`,
      'admin/ui/a.ts': `export * from './b.ts'`,
      'admin/ui/b.ts': `export const load = () => import('./c.ts')`,
      'admin/ui/c.ts': `import './a.ts'`,
    }
    expect(of(files)).toHaveLength(1)
  })
  test('accepts that two import a third', () => {
    expect(of({ 'admin/ui/a.ts': `import './b.ts'; import './c.ts'`, 'admin/ui/b.ts': `import './c.ts'` })).toEqual([])
  })
  test('there is none in what is served', () => {
    const served = sources.filter(({ path }) => !isTest(path) && !path.startsWith('tests/'))
    expect(cyclesOf(served)).toEqual([])
  })
})

describe('featureFiles', () => {
  const whole = ['contract.ts', 'routes.ts', 'service.ts', 'store.ts'].map(file => `api/site/contacts/tags/${file}`)
  test('accepts a whole feature', () => expect(featureFiles(whole)).toEqual([]))
  test('refuses a contract without routes', () => expect(featureFiles([whole[0]!])).toHaveLength(1))
  test('refuses routes without a contract', () => expect(featureFiles([whole[1]!])).toHaveLength(1))
  test('refuses a foreign layer', () => {
    expect(featureFiles([...whole, 'api/site/contacts/tags/controller.ts'])).toHaveLength(1)
  })
  test('holds in the repository', () => expect(featureFiles(paths)).toEqual([]))
})
