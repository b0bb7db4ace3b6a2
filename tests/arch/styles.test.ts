/** The CSS of the admin, held against the repository and against planted violations. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classNames, measures, type Stylesheet, stylesheets } from './rules/styles.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

const page: Stylesheet = { path: 'admin/ui/page.css', text: '.muted { color: gray; }' }
const badge: Stylesheet = { path: 'admin/ui/badge.module.css', text: '.badge { & > .mark { color: red; } }' }

describe('files of CSS', () => {
  test.each([
    ['admin/ui/badge.css', '.badge { color: red; }', 'name it .module.css'],
    ['admin/ui/badge.module.css', '.badge {}\n'.repeat(301), 'longer than 300 lines'],
    ['admin/ui/badge.module.css', "@import './mark.module.css';", 'imports CSS'],
    ['admin/ui/badge.module.css', '.badge { color: red !important; }', 'insists'],
    ['admin/ui/badge.module.css', '.badge :global(.muted-text) { color: red; }', '.muted-text'],
    ['admin/ui/badge.module.css', '.badge { animation: turn 1s linear infinite; }', 'turn'],
  ])('refuses %s, case %#', (path, text, reason) => {
    expect(stylesheets([page, { path, text }])).toMatchObject([{ path, reason: expect.stringContaining(reason) }])
  })
  test.each([
    '.badge :global(.muted) { color: red; }',
    '.badge :global(.react-flow__node) { color: red; }',
    '.badge { animation: turn var(--calm) linear; } @keyframes turn { to { rotate: 1turn; } }',
    "/* !important */ .badge::after { content: '@import'; }",
    '.badge {}\n'.repeat(300),
  ])('accepts case %#', text => {
    expect(stylesheets([page, { path: 'admin/ui/badge.module.css', text }])).toEqual([])
  })
})

describe('lengths that a token has', () => {
  const found = (text: string, path = 'admin/ui/badge.module.css') => measures([{ path, text }])
  test.each(['padding: 12px 7px', 'gap: 8px', 'border-radius: 10px', 'font-size: 12px'])('refuses %s', text => {
    expect(found(`.badge { ${text}; }`)).toHaveLength(1)
  })
  test.each(['padding: 0 7px', 'gap: var(--space-2)', 'width: 12px', 'margin: calc(8px * 2)', 'border-radius: 4px'])(
    'accepts %s',
    text => expect(found(`.badge { ${text}; }`)).toEqual([]),
  )
  test('leaves the measures of a feature’s pictures alone', () => {
    expect(found('.line { gap: 8px; }', 'admin/features/journeys/line.module.css')).toEqual([])
  })
})

describe('names of classes', () => {
  const start = `import styles from './badge.module.css'\n`
  const both = 'const x = <b className={styles.badge} title={styles.mark} />'
  const found = (text: string) => classNames([parseSource('admin/ui/badge.tsx', start + text)], [page, badge])
  test('accepts what is there and used', () => expect(found(both)).toEqual([]))
  test.each([
    ['; const y = styles.bagde', 'asks for .bagde'],
    ["; const y = styles['badge']", 'write its name out'],
    ['; const y = <b className="mutd" />', '"mutd"'],
    ['; const y = <b className={x ? "muted" : "badge"} />', '"badge"'],
    [`; const y = <b className={\`\${styles.badge} mutd\`} />`, '"mutd"'],
  ])('refuses %s', (text, reason) => {
    expect(found(both + text)).toMatchObject([{ path: 'admin/ui/badge.tsx', reason: expect.stringContaining(reason) }])
  })
  test('refuses a class that nobody asks for', () => {
    expect(found('const x = <b className={styles.badge} />')).toMatchObject([
      { path: 'admin/ui/badge.module.css', reason: expect.stringContaining('.mark') },
    ])
  })
})

test('holds in the repository', () => {
  const paths = repositoryPaths().filter(path => path.startsWith('admin/'))
  const read = (path: string) => ({ path, text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') })
  const files = paths.filter(path => path.endsWith('.css')).map(read)
  const sources = paths.filter(isCode).map(readSource)
  expect([...stylesheets(files), ...classNames(sources, files), ...measures(files)]).toEqual([])
})
