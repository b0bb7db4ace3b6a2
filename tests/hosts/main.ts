/** `npm run check:hosts`: thirty and more host pages that make it hard; the last line is one JSON object. `-- NAME` runs those whose name has it. */

import { type Finding, openHarness } from './harness.ts'
import type { HostPage } from './page.ts'
import { scripted } from './scripted.ts'
import { shaped } from './shaped.ts'

const GLOBALS_MAX = 1
const LOST_MAX = 4

const wanted = process.argv[2] ?? ''
const pages: HostPage[] = [...shaped, ...scripted].filter(({ name }) => name.includes(wanted))
const harness = await openHarness()
const findings: Finding[] = []
try {
  for (const page of pages) {
    const finding = await harness.check(page)
    findings.push(finding)
    const { errors, new_globals, style_changes, captured } = finding
    const outcome = captured ? 'captured' : `not captured: ${page.lost ?? 'nobody knows why'}`
    const wrong = [
      ...errors,
      ...(new_globals.length > GLOBALS_MAX ? [`new globals: ${new_globals}`] : []),
      ...(style_changes > 0 ? [`${style_changes} elements look different`] : []),
    ]
    process.stderr.write(`${page.name}: ${[outcome, ...wrong].join('; ')}\n`)
  }
} finally {
  await harness.close()
}
const sum = (of: (finding: Finding) => number): number => findings.reduce((total, finding) => total + of(finding), 0)
const line = {
  pages: findings.length,
  errors: sum(({ errors }) => errors.length),
  new_globals: Math.max(0, ...findings.map(({ new_globals }) => new_globals.length)),
  style_changes: sum(({ style_changes }) => style_changes),
  captured: sum(({ captured }) => Number(captured)),
}
process.stdout.write(`${JSON.stringify(line)}\n`)
const as_expected = findings.every(({ captured }, at) => captured === !pages[at]?.lost)
const harmless = line.errors === 0 && line.new_globals <= GLOBALS_MAX && line.style_changes === 0
process.exitCode = harmless && as_expected && line.pages - line.captured <= LOST_MAX && line.pages > 0 ? 0 : 1
